import { useQueryClient, type Query } from '@tanstack/react-query'
import { Button, Result, Spin, Modal } from 'antd'
import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useApi, whenSessionChanged } from '../api'
import { FailureDetails, failureText, useOnReturn } from '../ui'
import { ShopThemeContext } from '@engine/render/live/theme-context'
import { SessionContext, themeOf, useRefreshSession, type Session } from './session'
import { SignIn } from './SignIn'
import { SignInForm } from './SignInForm'

interface SignedInProps {
  /** Shown to an operator who must set up two-step sign-in first. */
  setUp: ReactNode
  /** Called when someone has signed in at the form, not in the dialog over a page. */
  onSignIn?(): void
  children: ReactNode
}

/**
 * Shows its children to operators who are signed in and the sign-in form to others; an operator who must set up two-step
 * sign-in sees only that. When a session ends, the page stays below the form; another operator gets a new one.
 */
export function SignedIn({ setUp, onSignIn, children }: SignedInProps) {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useApi('GET /session', {})
  const refresh = useRefreshSession()
  useOnReturn(refresh)
  useEffect(() => whenSessionChanged(refresh), [refresh])
  const now = useMemo<Session | null>(() => {
    if (!data?.operator) return null
    return { ...data, operator: data.operator }
  }, [data])
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  const session = now ?? last

  const isOut = !isPending && !session && !error
  const wasOut = useRef(false)
  useEffect(() => {
    if (wasOut.current && session) onSignIn?.()
    wasOut.current = isOut
  })

  // what the ended session was refused
  useEffect(() => {
    if (now) void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [client, now])

  const reach = reachOf(session)
  const before = useRef(reach)
  useEffect(() => {
    if (before.current !== '' && before.current !== reach)
      void client.invalidateQueries({ predicate: isListed })
    before.current = reach
  }, [client, reach])

  if (isPending) return <Spin fullscreen />
  if (!session && error)
    return (
      <Result
        status="error"
        title={failureText(error)}
        extra={
          <Button type="primary" onClick={() => void refetch()}>
            重试
          </Button>
        }
      >
        <FailureDetails error={error} />
      </Result>
    )
  if (!session) return <SignIn />
  return (
    <SessionContext value={session}>
      <ShopThemeContext value={themeOf(session)}>
        {session.second_factor_due ? (
          setUp
        ) : (
          <Fragment key={session.operator.operator_id}>{children}</Fragment>
        )}
      </ShopThemeContext>
      {!now && <SignInAgain username={session.operator.username} />}
    </SessionContext>
  )
}

/** What the operator may do, and where; '' without a session. */
const reachOf = (session: Session | null): string => {
  if (!session) return ''
  const { operator_id, rights, shops, pages } = session.operator
  return JSON.stringify([operator_id, rights, shops, pages])
}

/** Lists and menus follow other rights at once; what is opened by its number may be a form that is being filled in. */
function isListed({ queryKey: [key, options] }: Query): boolean {
  const { params, query } = (options ?? {}) as { params?: object; query?: object }
  return key !== 'GET /session' && (params === undefined || query !== undefined)
}

/** Above every other dialog. */
const TOP = 2000

/** Shown when a session ends during work: the page stays below and can be used again after signing in. */
function SignInAgain({ username }: { username: string }) {
  return (
    <Modal
      open
      title="登录已失效，请重新登录"
      width={400}
      zIndex={TOP}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <p>登录后可以接着做，修改都还在。</p>
      <SignInForm username={username} />
    </Modal>
  )
}
