import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { useQuery, useReturn, withReturn } from '@storefront/shell/session/use-return'
import { goOn } from '@storefront/shell/session/session'
import { ApiError } from '@schemas/api/api-error'
import { AuthStage } from '@storefront/shell/layout/AuthStage'
import { Notice } from '@storefront/shell/parts/Notice'
import { call } from '@storefront/shell/api/call'
import { showToast } from '@storefront/shell/state/toasts'
import { keepTrustTicket } from '@storefront/shell/state/trust-ticket'
import { texts } from '../../texts/auth'
import { logIn } from '../../account/log-in'

/** Where a third party sends back to: its code is exchanged at once, and the address that holds it is left. */
export function Render() {
  const target = useReturn()
  const brought = { trustlogin_tag: useQuery('tag'), code: useQuery('code'), state: useQuery('state') }
  const binds = useQuery('bind') === '1'
  const [problem, setProblem] = useState<string>()
  const begun = useRef(false)
  useEffect(() => {
    // a code is good once
    if (begun.current) return
    begun.current = true
    arrive(brought, { target, binds }).then(goOn, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    })
  })
  return (
    <AuthStage title={binds ? texts.bindWechatTitle : texts.loginTitle}>
      {problem === undefined ? (
        <output>{texts.loginUnderWay}</output>
      ) : (
        <Notice drawing="account" text={problem}>
          <ButtonLink href={withReturn(binds ? '/auth/bindwechat' : '/auth/login', target)}>
            {texts.again}
          </ButtonLink>
        </Notice>
      )}
    </AuthStage>
  )
}

interface Brought {
  trustlogin_tag: string
  code: string
  state: string
}

interface Way {
  target: string
  /** Binds it to the signed-in member, instead of signing in. */
  binds: boolean
}

/**
 * Exchanges what a third party sent along.
 * @returns the next address: without an account the visitor binds or creates one first
 * @throws ApiError
 */
async function arrive(brought: Brought, { target, binds }: Way): Promise<string> {
  // after a refusal at the third party there is no code
  if (brought.code === '') throw new ApiError(texts.loginOver, { status: 0 })
  if (binds) {
    await call('POST /trustlogin/bind', { body: brought, quiet: true })
    showToast(texts.bindDone)
    return target
  }
  const { token, union_id } = await logIn({ ...brought, auth_type: 'oauth' })
  if (token !== '') return target
  keepTrustTicket(union_id)
  return withReturn('/auth/bind', target)
}
