import type { ReactNode } from 'react'
import {
  AuditOutlined,
  FileTextOutlined,
  PictureOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@engine/icons'
import { AuditPage } from './back-office/audit'
import { ImagesPage } from './back-office/images'
import { OperatorsPage } from './back-office/operators'
import { PagesPage } from './back-office/pages'
import { SettingsPage } from './back-office/settings'
import type { Role } from './shell/sign-in'

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
