/** The designer's addresses, below `/designer`. */
import { Spin } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, Outlet, useParams, type RouteObject } from 'react-router-dom'
import { Boundary } from './shell/Boundary'
import { SECTIONS } from './sections'
import { useMay, type Role } from './shell/session'
import { Shell } from './Shell'
import { SignedIn } from './shell/SignedIn'
import { useConfirmLeaving } from './shell/use-confirm-leaving'

const EditPage = lazy(() => import('./editor/layout/EditPage'))
const FindPage = lazy(() => import('./editor/layout/FindPage'))
const AccountPage = lazy(() => import('./back-office/account/AccountPage'))
const DashboardPage = lazy(() => import('./back-office/dashboard/DashboardPage'))
const SheetsPage = lazy(() => import('./back-office/csv/SheetsPage'))
const RecordsPage = lazy(() => import('./back-office/records/RecordsPage'))
const RecordPage = lazy(() => import('./back-office/records/RecordPage'))
const WorklistPage = lazy(() => import('./back-office/worklists/WorklistPage'))
const ItemPage = lazy(() => import('./back-office/worklists/ItemPage'))

export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        path: '/pages/:page_id',
        element: <WithParams of={({ page_id }) => <EditPage key={page_id} page_id={page_id} />} />,
      },
      { path: '/edit', element: <FindPage /> },
      {
        element: <Shell />,
        children: [
          ...SECTIONS.map(({ path, role, page }) => ({
            path,
            element: <Restricted to={role}>{page}</Restricted>,
          })),
          { path: '/account', element: <AccountPage /> },
          { path: '/dashboard', element: <DashboardPage /> },
          { path: '/sheets', element: <SheetsPage /> },
          { path: '/records/:name', element: <WithParams of={({ name }) => <RecordsPage name={name} />} /> },
          {
            path: '/records/:name/:id',
            element: (
              <WithParams of={({ name, id }) => <RecordPage key={`${name}/${id}`} name={name} id={id} />} />
            ),
          },
          {
            path: '/worklists/:name',
            element: <WithParams of={({ name }) => <WorklistPage name={name} />} />,
          },
          {
            path: '/worklists/:name/:id',
            element: (
              <WithParams of={({ name, id }) => <ItemPage key={`${name}/${id}`} name={name} id={id} />} />
            ),
          },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
]

/** Sign-in around everything; the editor of one page on its own, all else in the shell. */
function Root() {
  useConfirmLeaving()
  return (
    <Boundary>
      <SignedIn>
        <Suspense fallback={<Spin fullscreen />}>
          <Outlet />
        </Suspense>
      </SignedIn>
    </Boundary>
  )
}

/** Hands a page the parameters of its address, decoded. */
function WithParams({ of }: { of: (params: Record<'page_id' | 'name' | 'id', string>) => ReactNode }) {
  const { page_id = '', name = '', id = '' } = useParams()
  return of({ page_id, name, id })
}

/** Leads operators of lower roles to the list of pages. */
function Restricted({ to, children }: { to: Role; children: ReactNode }) {
  return useMay(to) ? children : <Navigate to="/" replace />
}
