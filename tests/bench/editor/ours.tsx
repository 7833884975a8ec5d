/** The designer's real editor with a server in memory; rows come with the page. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { fetchRenderers } from '@designer/editor/canvas/use-registry'
import { Layout } from '@designer/editor/layout/Layout'
import { followBrowser } from '@designer/editor/saving/browser'
import { reachOf } from '@tests/helpers/reach'
import { SessionContext, type Session } from '@designer/shell/sign-in/session'
import { theme } from '@designer/shell/ui/theme'
import { WorkspaceContext } from '@designer/editor/workspace/context'
import { useHost } from '@designer/shell/ui/host'
import { Workspace, type WorkspacePages } from '@designer/editor/workspace/workspace'
import '@designer/global.css'
import { loadForm } from '@engine/settings/form-files'
import { PAGE_TYPE } from '@schemas/page'
import type { PageRow } from '@schemas/generated/api'
import { memoryServer } from '../../helpers/memory-server'
import type { Contender } from './contender'
import { live, TYPES } from './documents'

const PAGE_ID = 'bench'
const NOW = '2026-01-01T00:00:00.000Z'

export const ours: Contender = {
  fetch: () =>
    Promise.all([
      import('@designer/editor/panel/Form'),
      fetchRenderers(),
      ...[PAGE_TYPE, ...TYPES].map(loadForm),
    ]),
  open: (root, text) => createRoot(root).render(<Designer text={text} />),
  isSelected: (uuid) => document.querySelector(`[data-outline="${uuid}"] [data-grip]`) !== null,
  panel: 'aside[aria-label="设置"]',
}

const client = new QueryClient()
const session: Session = {
  operator: { operator_id: '1', username: 'owner', name: '店主', ...reachOf('owner') },
} as Session

function Designer({ text }: { text: string }) {
  return (
    <ConfigProvider locale={zhCN} theme={theme} componentSize="small">
      <AntdApp>
        <QueryClientProvider client={client}>
          <MemoryRouter>
            <SessionContext value={session}>
              <Editing text={text} />
            </SessionContext>
          </MemoryRouter>
        </QueryClientProvider>
      </AntdApp>
    </ConfigProvider>
  )
}

function Editing({ text }: { text: string }) {
  const host = useHost()
  const workspace = useMemo(
    () =>
      new Workspace(pagesOf(text), host, {
        readOnly: false,
        live,
        saving: { server: memoryServer(row) },
      }),
    [text, host],
  )
  useEffect(() => {
    const { saver } = workspace
    saver.open('bench').catch(console.error)
    const unfollow = followBrowser(saver)
    return () => {
      unfollow()
      void workspace.close()
    }
  }, [workspace])
  return (
    <WorkspaceContext value={workspace}>
      <Layout />
    </WorkspaceContext>
  )
}

const row: PageRow = {
  page_id: PAGE_ID,
  theme_pc_template_id: '1',
  page_type: 'home',
  platform: 'pc',
  title: '首页',
  description: '',
  alias: '',
  enabled: true,
  seo: {},
  state: 'published',
  draft_revision: '0',
  published_revision: '0',
  published: NOW,
  updated: NOW,
  updated_by: '店主',
  deleted: '',
  path: '/',
}

const pagesOf = (text: string): WorkspacePages => ({
  header: null,
  body: { page: row, revision: '0', number: 1, document: text, saved: NOW, author: '店主' },
  footer: null,
})
