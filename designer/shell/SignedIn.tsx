import { useQueryClient } from '@tanstack/react-query'
import { Result, Spin } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { whenSignedOut } from '../api/client'
import { useApi } from '../api/hooks'
import { SessionContext } from './session'
import { SignIn } from './SignIn'

/** Draws its children for who is signed in, the sign-in form for everybody else. */
export function SignedIn({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, isPending } = useApi('GET /session', {})
  useEffect(
    () => whenSignedOut(() => void client.invalidateQueries({ queryKey: ['GET /session'] })),
    [client],
  )
  if (isPending) return <Spin fullscreen />
  if (error || !data) return <Result status="error" title={error?.message} />
  const { operator, shop_name } = data
  if (!operator) return <SignIn />
  return <SessionContext value={{ operator, shop_name }}>{children}</SessionContext>
}
