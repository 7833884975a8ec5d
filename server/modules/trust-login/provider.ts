import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors'
import { TestProvider } from './test-provider'

/** Who somebody is, in the words of a third party. */
export interface Identity {
  /** What the provider calls the account, once and for all. */
  subject: string
  nickname: string
}

/** A third party that tells who somebody is. Its secret stays in here (provider-api §2 leaked it). */
export interface LoginProvider {
  /** `trustlogin_tag`, and the provider's name in the database. */
  tag: string
  /** Shown on the button. */
  name: string
  /** Public: what the provider calls this shop. */
  app_id: string
  /** Where the shopper proves who he is; he comes back to `redirect_url` with `code` and `state`. */
  authorizeUrl(way: { redirect_url: string; state: string; version_tag: 'standard' | 'touch' }): string
  /** @throws AppError invalid for a code that the provider did not give out, or whose time is over */
  identify(company_id: string, code: string): Promise<Identity>
}

/** The providers of this server; a deployment has those that are configured, a demo the built-in one. */
export function loginProviders({ db, config }: Pick<FastifyInstance, 'db' | 'config'>): LoginProvider[] {
  return config.deployed ? [] : [new TestProvider(db)]
}

/** @throws AppError invalid */
export function needProvider(providers: readonly LoginProvider[], tag: string): LoginProvider {
  const found = providers.find((provider) => provider.tag === tag)
  if (!found) throw new AppError('invalid', { message: UNKNOWN, errors: { trustlogin_tag: [UNKNOWN] } })
  return found
}

const UNKNOWN = '不支持的第三方登录方式'
