import type { LoginBody, NewToken } from '@schemas/generated/api'
import { call } from '../api/call'

const DEFAULTS = { auth_type: 'local', auto_register: false, silent: false } as const

/** The one call that signs a member in (storefront §7); whoever calls shows what is refused. @throws ApiError */
export const logIn = (credentials: Partial<LoginBody>): Promise<NewToken> =>
  call('POST /new_login', { body: { ...DEFAULTS, ...credentials }, quiet: true })
