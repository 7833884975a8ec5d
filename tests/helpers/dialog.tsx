/** A part of the editor drawn around a workspace, for an operator with some role. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Preset } from '@schemas/rights'
import { reachOf } from './reach'
import { innerIcons } from '@designer/shell/ui/inner-icons'
import { SessionContext } from '@designer/shell/sign-in/session'
import { WorkspaceContext } from '@designer/editor/workspace/context'
import type { Workspace } from '@designer/editor/workspace/workspace'
import { THEME } from './antd-theme'

/** jsdom has no layout: sizes never change */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function drawIn(workspace: Workspace, what: ReactNode, role: Preset = 'owner') {
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }))
  // checking the visibility of each element takes jsdom seconds
  configure({ defaultHidden: true })
  const operator = { operator_id: '1', username: role, name: '店主', ...reachOf(role) }
  return render(
    <ConfigProvider {...innerIcons} locale={zhCN} theme={THEME} button={{ autoInsertSpace: false }}>
      <App>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SessionContext
            value={{
              operator,
              company_id: '1',
              shop_name: '禾岸生活',
              upload_max_bytes: 10_485_760,
              second_factor_due: false,
            }}
          >
            <WorkspaceContext value={workspace}>{what}</WorkspaceContext>
          </SessionContext>
        </QueryClientProvider>
      </App>
    </ConfigProvider>,
  )
}
