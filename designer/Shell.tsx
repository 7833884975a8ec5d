import { Button, Menu, Tag } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, Redirect, Route, Switch, useLocation } from 'wouter'
import {
  AuditOutlined,
  FileTextOutlined,
  LogoutOutlined,
  PictureOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@engine/icons'
import { useApi } from './shell/api/hooks'
import { ROLE_NAMES, useMay, useSession, type Role } from './shell/session'
import { useSignOut } from './shell/use-sign-out'
import { PageBoundary } from './shell/PageBoundary'
import { Loading } from './shell/Loading'
import styles from './Shell.module.css'

const PagesPage = lazy(() => import('./back-office/pages/PagesPage'))
const ImagesPage = lazy(() => import('./images/ImagesPage'))
const SettingsPage = lazy(() => import('./back-office/settings/SettingsPage'))
const OperatorsPage = lazy(() => import('./back-office/operators/OperatorsPage'))
const AccountPage = lazy(() => import('./back-office/account/AccountPage'))
const AuditPage = lazy(() => import('./back-office/audit/AuditPage'))
const RecordsPage = lazy(() => import('./back-office/records/RecordsPage'))
const RecordPage = lazy(() => import('./back-office/records/RecordPage'))
const DashboardPage = lazy(() => import('./back-office/dashboard/DashboardPage'))
const SheetsPage = lazy(() => import('./back-office/csv/SheetsPage'))
const WorklistPage = lazy(() => import('./back-office/worklists/WorklistPage'))
const ItemPage = lazy(() => import('./back-office/worklists/ItemPage'))

interface Section {
  path: string
  title: string
  icon: ReactNode
  /** Hidden from lower roles. */
  role: Role
  page: ReactNode
}

const SECTIONS: readonly Section[] = [
  { path: '/', title: '页面', icon: <FileTextOutlined />, role: 'viewer', page: <PagesPage /> },
  { path: '/images', title: '图片', icon: <PictureOutlined />, role: 'viewer', page: <ImagesPage /> },
  { path: '/settings', title: '商城设置', icon: <SettingOutlined />, role: 'viewer', page: <SettingsPage /> },
  { path: '/operators', title: '运营人员', icon: <TeamOutlined />, role: 'owner', page: <OperatorsPage /> },
  { path: '/audit', title: '操作记录', icon: <AuditOutlined />, role: 'editor', page: <AuditPage /> },
]

/** Everything but the editor of one page: lists, pictures, settings, people. */
export function Shell() {
  const [location, navigate] = useLocation()
  const may = { viewer: true, editor: useMay('editor'), owner: useMay('owner') }
  const sections = SECTIONS.filter(({ role }) => may[role])
  const groups = useGroups()
  return (
    <div className={styles.shell}>
      <header className={styles.top}>
        <span className={styles.brand}>铺面</span>
        <Account />
      </header>
      <nav className={styles.side} aria-label="主导航">
        <Menu
          selectedKeys={[location.replace(/^(\/(?:records|worklists)\/[^/]+).*/, '$1')]}
          items={[...sections.map(({ path, title, icon }) => ({ key: path, label: title, icon })), ...groups]}
          onClick={({ key }) => navigate(key)}
        />
      </nav>
      <main className={styles.main} tabIndex={-1} data-focus-home>
        <PageBoundary key={location}>
          <Suspense fallback={<Loading />}>
            <Switch>
              {sections.map(({ path, page }) => (
                <Route key={path} path={path}>
                  {page}
                </Route>
              ))}
              <Route path="/account">
                <AccountPage />
              </Route>
              <Route path="/dashboard">
                <DashboardPage />
              </Route>
              <Route path="/sheets">
                <SheetsPage />
              </Route>
              <Route path="/records/:name">{({ name }) => <RecordsPage name={name} />}</Route>
              <Route path="/records/:name/:id">
                {({ name, id }) => <RecordPage key={`${name}/${id}`} name={name} id={decoded(id)} />}
              </Route>
              <Route path="/worklists/:name">{({ name }) => <WorklistPage name={name} />}</Route>
              <Route path="/worklists/:name/:id">
                {({ name, id }) => <ItemPage key={`${name}/${id}`} name={name} id={decoded(id)} />}
              </Route>
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </PageBoundary>
      </main>
    </div>
  )
}

/** An id of the address. The router has decoded the address before: `100%25` comes as `100%`, which is the id itself. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch (error) {
    if (error instanceof URIError) return id
    throw error
  }
}

/** What there is to do and to keep, in its groups, as the server knows it. */
function useGroups() {
  const { data: worklists = [] } = useApi('GET /worklists', {})
  const { data: kinds = [] } = useApi('GET /records', {})
  const entries = [
    { key: '/dashboard', label: '概览', group: '经营' },
    { key: '/sheets', label: '导入导出', group: '经营' },
    ...worklists.map(({ name, title, group }) => ({ key: `/worklists/${name}`, label: title, group })),
    ...kinds.map(({ name, title, group }) => ({ key: `/records/${name}`, label: title, group })),
  ]
  return [...new Set(entries.map(({ group }) => group))].map((group) => ({
    key: group,
    type: 'group' as const,
    label: group,
    children: entries.filter((entry) => entry.group === group).map(({ key, label }) => ({ key, label })),
  }))
}

function Account() {
  const { operator, shop_name } = useSession()
  const signOut = useSignOut()
  return (
    <span className={styles.account}>
      <span>{shop_name}</span>
      <Link href="/account" title="我的账号">
        {operator.name}
      </Link>
      <Tag>{ROLE_NAMES[operator.role]}</Tag>
      <Button type="text" icon={<LogoutOutlined />} loading={signOut.isPending} onClick={signOut.run}>
        退出登录
      </Button>
    </span>
  )
}
