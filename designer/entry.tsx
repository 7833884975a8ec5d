import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ApiError } from '@schemas/api/api-error'
import { routes } from './routes'
import { innerIcons, theme } from './shell/ui'
import './global.css'

const client = new QueryClient({
  defaultOptions: {
    // a refused request would be refused again
    queries: {
      retry: (count, error) => !(error instanceof ApiError && error.status > 0) && count < 2,
      refetchOnWindowFocus: false,
    },
  },
})

const router = createBrowserRouter(routes, { basename: '/designer' })

/** The designer, at the address of this window. Without transitions a page whose script is on its way shows that. */
function App() {
  return (
    <ConfigProvider locale={zhCN} theme={theme} componentSize="small" {...innerIcons}>
      <AntdApp>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} useTransitions={false} />
        </QueryClientProvider>
      </AntdApp>
    </ConfigProvider>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('Expected #root in the designer’s page.')
createRoot(root).render(<App />)
