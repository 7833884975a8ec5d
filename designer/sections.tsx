import type { ReactNode } from 'react'
import {
  AuditOutlined,
  BgColorsOutlined,
  FileTextOutlined,
  HomeOutlined,
  PictureOutlined,
  SafetyOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@engine/icons'
import { AuditPage } from './back-office/audit'
import { ImagesPage } from './back-office/images'
import { OperatorsPage } from './back-office/operators'
import { PagesPage } from './back-office/pages'
import { RolesPage } from './back-office/roles'
import { SettingsPage, ThemePage } from './back-office/settings'
import { StartPage } from './back-office/start'
import { CHOOSER_RIGHTS, type Right } from '@schemas/rights'

interface Section {
  path: string
  title: string
  /** Of the menu; '': none. */
  group: string
  icon: ReactNode
  /** One of them is needed to see it; none: for every operator. */
  rights: readonly Right[]
  page: ReactNode
}

/** Below all others. */
export const LAST_GROUP = '设置'

/** Where an operator begins after signing in. */
export const START = '/start'

/** Pages of the menu around records and worklists, which the server lists. */
export const SECTIONS: readonly Section[] = [
  { path: START, title: '开始', group: '', icon: <HomeOutlined />, rights: [], page: <StartPage /> },
  {
    path: '/',
    title: '页面',
    group: '装修',
    icon: <FileTextOutlined />,
    rights: ['pages.view'],
    page: <PagesPage />,
  },
  {
    path: '/theme',
    title: '店铺主题',
    group: '装修',
    icon: <BgColorsOutlined />,
    rights: ['settings.view'],
    page: <ThemePage />,
  },
  {
    path: '/images',
    title: '图片',
    group: '装修',
    icon: <PictureOutlined />,
    rights: CHOOSER_RIGHTS,
    page: <ImagesPage />,
  },
  {
    path: '/settings',
    title: '商城设置',
    group: LAST_GROUP,
    icon: <SettingOutlined />,
    rights: ['settings.view'],
    page: <SettingsPage />,
  },
  {
    path: '/operators',
    title: '运营人员',
    group: LAST_GROUP,
    icon: <TeamOutlined />,
    rights: ['operators.edit'],
    page: <OperatorsPage />,
  },
  {
    path: '/roles',
    title: '角色',
    group: LAST_GROUP,
    icon: <SafetyOutlined />,
    rights: ['operators.edit'],
    page: <RolesPage />,
  },
  {
    path: '/audit',
    title: '操作记录',
    group: LAST_GROUP,
    icon: <AuditOutlined />,
    rights: ['audit.view'],
    page: <AuditPage />,
  },
]
