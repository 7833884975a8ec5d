import { Button, Menu, Tag } from 'antd'
import { Suspense } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { LogoutOutlined } from '@engine/icons'
import { useApi } from './shell/api'
import { SECTIONS } from './sections'
import { ROLE_NAMES, useMay, useSession, useSignOut } from './shell/sign-in'
import { LoadFailure, Loading, PageBoundary } from './shell/ui'
import styles from './Shell.module.css'

/** The frame around every page except the editor: top bar, menu and the page itself. */
export function Shell() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const may = { viewer: true, editor: useMay('editor'), owner: useMay('owner') }
  const sections = SECTIONS.filter(({ role }) => may[role])
  const { groups, failed } = useGroups()
  return (
    <div className={styles.shell}>
      <header className={styles.top}>
        <span className={styles.brand}>铺面</span>
        <Account />
      </header>
      <nav className={styles.side} aria-label="主导航">
        <Menu
          selectedKeys={[pathname.replace(/^(\/(?:records|worklists)\/[^/]+).*/, '$1')]}
          items={[...sections.map(({ path, title, icon }) => ({ key: path, label: title, icon })), ...groups]}
          onClick={({ key }) => void navigate(key)}
        />
        {failed?.error && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      </nav>
      <main className={styles.main} tabIndex={-1} data-focus-home>
        <PageBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
    </div>
  )
}

/** Worklists and records by group, as the server lists them. */
function useGroups() {
  const lists = useApi('GET /worklists', {})
  const records = useApi('GET /records', {})
  const { data: worklists = [] } = lists
  const { data: kinds = [] } = records
  const entries = [
    { key: '/dashboard', label: '概览', group: '经营' },
    { key: '/reports', label: '报表', group: '经营' },
    { key: '/sheets', label: '导入导出', group: '经营' },
    ...worklists.map(({ name, title, group }) => ({ key: `/worklists/${name}`, label: title, group })),
    ...kinds.map(({ name, title, group }) => ({ key: `/records/${name}`, label: title, group })),
  ]
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) => ({
    key: group,
    type: 'group' as const,
    label: group,
    children: entries.filter((entry) => entry.group === group).map(({ key, label }) => ({ key, label })),
  }))
  return { groups, failed: [lists, records].find(({ error }) => error) }
}

function Account() {
  const { operator, shop_name } = useSession()
  const signOut = useSignOut()
  return (
    <span className={styles.account}>
      <a href="/" target="_blank" rel="noopener" title="在新窗口打开商城">
        {shop_name}
      </a>
      <Link to="/account" title="我的账号">
        {operator.name}
      </Link>
      {ROLE_NAMES[operator.role] !== operator.name && <Tag>{ROLE_NAMES[operator.role]}</Tag>}
      <Button type="text" icon={<LogoutOutlined />} loading={signOut.isPending} onClick={signOut.run}>
        退出登录
      </Button>
    </span>
  )
}
