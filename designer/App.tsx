import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp, ConfigProvider, Spin } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { ApiError } from './shell/api/api-error'
import { AskingRouter } from './shell/AskingRouter'
import { Boundary } from './shell/Boundary'
import { innerIcons } from './shell/inner-icons'
import { Shell } from './Shell'
import { SignedIn } from './shell/SignedIn'
import { theme } from './shell/theme'
import './global.css'

const EditPage = lazy(() => import('./editor/layout/EditPage'))
const FindPage = lazy(() => import('./editor/layout/FindPage'))

const client = new QueryClient({
  defaultOptions: {
    // what the server refuses, it will refuse again
    queries: {
      retry: (count, error) => !(error instanceof ApiError) && count < 2,
      refetchOnWindowFocus: false,
    },
  },
})

/** The designer: sign-in around everything, the editor of one page on its own, all else in the shell. */
export function App() {
  return (
    <ConfigProvider locale={zhCN} theme={theme} componentSize="small" {...innerIcons}>
      <AntdApp>
        <QueryClientProvider client={client}>
          <AskingRouter base="/designer">
            <Boundary>
              <SignedIn>
                <Suspense fallback={<Spin fullscreen />}>
                  <Switch>
                    <Route path="/pages/:page_id">
                      {({ page_id }) => <EditPage key={page_id} page_id={page_id} />}
                    </Route>
                    <Route path="/edit">
                      <FindPage />
                    </Route>
                    <Route>
                      <Shell />
                    </Route>
                  </Switch>
                </Suspense>
              </SignedIn>
            </Boundary>
          </AskingRouter>
        </QueryClientProvider>
      </AntdApp>
    </ConfigProvider>
  )
}
