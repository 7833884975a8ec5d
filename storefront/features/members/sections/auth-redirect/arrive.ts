import { logIn } from '../../account/log-in'
import { withReturn } from '@storefront/shell/session/use-return'
import { ApiError } from '@storefront/shell/api/api-error'
import { call } from '@storefront/shell/api/call'
import { showToast } from '@storefront/shell/state/toasts'
import { keepTrustTicket } from '@storefront/shell/state/trust-ticket'
import { texts } from '../../texts/auth'

interface Brought {
  trustlogin_tag: string
  code: string
  state: string
}

interface Way {
  target: string
  /** For whoever is signed in, instead of signing in. */
  binds: boolean
}

/**
 * Exchanges what a third party sent along.
 * @returns where to go on: whoever has no account yet binds or makes one first
 * @throws ApiError
 */
export async function arrive(brought: Brought, { target, binds }: Way): Promise<string> {
  // whoever has refused at the third party comes back without a code
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
