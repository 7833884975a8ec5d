import type { LoginBody, NewToken } from '@schemas/generated/api'
import { trackLater } from '@storefront/shell/analytics/track-later'
import { call } from '@storefront/shell/api/call'

const DEFAULTS = { auth_type: 'local', auto_register: false, silent: false } as const

/** The one call that signs a member in; the caller shows a refusal. @throws ApiError */
export async function logIn(credentials: Partial<LoginBody>): Promise<NewToken> {
  const body = { ...DEFAULTS, ...credentials }
  const answer = await call('POST /new_login', { body, quiet: true })
  // a third party's account that is not bound yet has no token
  if (answer.token) trackLater('login', { way: body.check_type ?? body.auth_type })
  if (answer.is_new) trackLater('register', {})
  return answer
}
