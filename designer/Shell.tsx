import { Button, Menu, Tag } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { LogoutOutlined } from '@engine/icons'
import { useApi } from './shell/api'
import { menuItems, type MenuEntry } from './menu'
import { LAST_GROUP, SECTIONS, START } from './sections'
import { chapterOf, HelpLink } from './shell/help'
import { Bell, useRefreshMessages, useUnread } from './shell/messages'
import { useHasRight, useSession, useSignOut } from './shell/sign-in'
import { LoadFailure, PageBoundary } from './shell/ui'
import styles from './Shell.module.css'

/** The frame around every page except the editor: top bar, menu and the page itself. */
export function Shell() {
  const { pathname } = useLocation()
  useMessagesOf(pathname)
  return (
    <div className={styles.shell}>
      <header className={styles.top}>
        <Link to={START} className={styles.brand ?? ''} title="开始">
          铺面
        </Link>
        <Account pathname={pathname} />
      </header>
      <nav className={styles.side} aria-label="主导航">
        <MainMenu />
      </nav>
      <main className={styles.main} tabIndex={-1} data-focus-home>
        <PageBoundary key={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  )
}

/** Groups that are open at first, beside that of the page. */
const OPEN = ['装修', LAST_GROUP]

/** What is told while the operator looks at a page is known at the next one. */
function useMessagesOf(pathname: string): void {
  const refresh = useRefreshMessages()
  const read = useRef(pathname)
  useEffect(() => {
    if (read.current !== pathname) refresh()
    read.current = pathname
  }, [pathname, refresh])
}

/** Every page by group; the group of the page that is shown is open. */
function MainMenu() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { entries, failed } = useEntries()
  const current = pathname.replace(/^(\/(?:records|worklists)\/[^/]+).*/, '$1')
  const group = entries.find(({ path }) => path === current)?.group
  const [open, setOpen] = useState<readonly string[]>(OPEN)
  const [entered, setEntered] = useState<string>()
  if (group !== undefined && group !== entered) {
    setEntered(group)
    if (!open.includes(group)) setOpen([...open, group])
  }
  return (
    <>
      <Menu
        mode="inline"
        inlineIndent={12}
        selectedKeys={[current]}
        openKeys={[...open]}
        onOpenChange={setOpen}
        items={menuItems(entries)}
        onClick={({ key }) => void navigate(key)}
      />
      {failed?.error && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
    </>
  )
}

/** The shell's own pages, worklists and records, as the server lists them. */
function useEntries(): {
  entries: MenuEntry[]
  failed: { error: Error | null; refetch(): void } | undefined
} {
  const has = useHasRight()
  const lists = useApi('GET /worklists', {})
  const records = useApi('GET /records', {})
  const sheets = useApi('GET /sheets', {})
  const own = SECTIONS.filter(({ rights }) => rights.length === 0 || rights.some(has))
  const unread = useUnread()
  const listed = [
    ...(has('reports.view') ? REPORTS : []),
    ...(sheets.data?.length ? [{ path: '/sheets', title: '导入导出', group: '经营' }] : []),
    ...(lists.data ?? []).map(({ name, title, group }) => ({ path: `/worklists/${name}`, title, group })),
    ...(records.data ?? []).map(({ name, title, group }) => ({ path: `/records/${name}`, title, group })),
  ]
  const [first, last] = [false, true].map((isLast) =>
    own.filter(({ group }) => (group === LAST_GROUP) === isLast),
  )
  return {
    entries: [...(first ?? []), ...listed, ...(last ?? [])],
    failed: [lists, records, sheets, unread].find(({ error }) => error),
  }
}

const REPORTS = [
  { path: '/dashboard', title: '概览', group: '经营' },
  { path: '/reports', title: '报表', group: '经营' },
]

function Account({ pathname }: { pathname: string }) {
  const { operator, shop_name } = useSession()
  const signOut = useSignOut()
  return (
    <span className={styles.account}>
      <HelpLink chapter={chapterOf(pathname) ?? 'start'} />
      <Bell />
      <a href="/" target="_blank" rel="noopener" title="在新窗口打开商城">
        {shop_name}
      </a>
      <Link to="/account" title="我的账号">
        {operator.name}
      </Link>
      {operator.role_name !== operator.name && <Tag>{operator.role_name}</Tag>}
      <Button type="text" icon={<LogoutOutlined />} loading={signOut.isPending} onClick={signOut.run}>
        退出登录
      </Button>
    </span>
  )
}
