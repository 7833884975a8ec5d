import { lazy, type ReactNode } from 'react'
import {
  AuditOutlined,
  FileTextOutlined,
  PictureOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@engine/icons'
import type { Role } from './shell/session'

const PagesPage = lazy(() => import('./back-office/pages/PagesPage'))
const ImagesPage = lazy(() => import('./images/ImagesPage'))
const SettingsPage = lazy(() => import('./back-office/settings/SettingsPage'))
const OperatorsPage = lazy(() => import('./back-office/operators/OperatorsPage'))
const AuditPage = lazy(() => import('./back-office/audit/AuditPage'))

interface Section {
  path: string
  title: string
  icon: ReactNode
  /** The lowest role that sees it. */
  role: Role
  page: ReactNode
}

/** The pages at the top of the menu; records and worklists follow, as the server lists them. */
export const SECTIONS: readonly Section[] = [
  { path: '/', title: '页面', icon: <FileTextOutlined />, role: 'viewer', page: <PagesPage /> },
  { path: '/images', title: '图片', icon: <PictureOutlined />, role: 'viewer', page: <ImagesPage /> },
  { path: '/settings', title: '商城设置', icon: <SettingOutlined />, role: 'viewer', page: <SettingsPage /> },
  { path: '/operators', title: '运营人员', icon: <TeamOutlined />, role: 'owner', page: <OperatorsPage /> },
  { path: '/audit', title: '操作记录', icon: <AuditOutlined />, role: 'editor', page: <AuditPage /> },
]
