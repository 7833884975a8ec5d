/** The designer's addresses, below `/designer`. */
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useNavigate, useParams, type RouteObject } from 'react-router-dom'
import { AccountPage, SecondFactorDue } from './back-office/account'
import { CsvPage } from './back-office/csv'
import { DashboardPage } from './back-office/dashboard'
import { MessagesPage } from './back-office/messages'
import { RecordPage, RecordsPage } from './back-office/records'
import { ReportsPage } from './back-office/reports'
import { ItemPage, WorklistPage } from './back-office/worklists'
import { EditPage, fetchEditor, FindPage } from './editor/layout'
import { Boundary, ButtonLink, Nothing } from './shell/ui'
import { SECTIONS, START } from './sections'
import { missingRight, type Right } from '@schemas/rights'
import { SignedIn, TakenRights, useEditable } from './shell/sign-in'
import { Shell } from './Shell'
import { useConfirmLeaving } from './shell/routing'

export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        path: '/pages/:page_id',
        loader: fetchEditor,
        element: <WithParams of={({ page_id }) => <EditPage key={page_id} page_id={page_id} />} />,
      },
      { path: '/edit', element: <FindPage /> },
      {
        element: <Shell />,
        children: [
          ...SECTIONS.map(({ path, rights, page }) => ({
            path,
            element: <Restricted to={rights}>{page}</Restricted>,
          })),
          { path: '/account', element: <AccountPage /> },
          { path: '/messages', element: <MessagesPage /> },
          {
            path: '/dashboard',
            element: (
              <Restricted to={['reports.view']}>
                <DashboardPage />
              </Restricted>
            ),
          },
          { path: '/sheets', element: <CsvPage /> },
          {
            path: '/reports',
            element: (
              <Restricted to={['reports.view']}>
                <ReportsPage />
              </Restricted>
            ),
          },
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const begin = () => {
    if (pathname === '/' && search === '') void navigate(START, { replace: true })
  }
  return (
    <Boundary>
      <SignedIn onSignIn={begin} setUp={<SecondFactorDue />}>
        <Outlet />
      </SignedIn>
    </Boundary>
  )
}

/** Hands a page the parameters of its address, decoded. */
function WithParams({ of }: { of: (params: Record<'page_id' | 'name' | 'id', string>) => ReactNode }) {
  const { page_id = '', name = '', id = '' } = useParams()
  return of({ page_id, name, id })
}

/** Says what is missing to who has none of the rights. */
function Restricted({ to, children }: { to: readonly Right[]; children: ReactNode }) {
  const { editable, missing } = useEditable(to)
  return editable ? (
    <>
      <TakenRights missing={missing} />
      {children}
    </>
  ) : (
    <Nothing text={missingRight(to)} action={<ButtonLink to={START}>回到开始</ButtonLink>} />
  )
}
