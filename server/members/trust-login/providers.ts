import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import type { Database } from '../../db/client'
import { Sealed } from './sealed'

/** An account at a third party. */
export interface Identity {
  /** The provider's permanent id of the account. */
  subject: string
  nickname: string
}

/** A third party that identifies shoppers. Its secret stays in here. */
export interface LoginProvider {
  /** `trustlogin_tag`, and the provider's name in the database. */
  tag: string
  /** Other names that clients use: another `trustlogin_tag`, or an `auth_type` of the login. */
  aliases: readonly string[]
  /** Label of the button. */
  name: string
  /** Public: the provider's id of this shop. */
  app_id: string
  /** Where shoppers prove their identity; they return to `redirect_url` with `code` and `state`. */
  authorizeUrl(way: { redirect_url: string; state: string; version_tag: 'standard' | 'touch' }): string
  /** @throws AppError invalid for a code that the provider did not issue, or that has expired */
  identify(company_id: string, code: string): Promise<Identity>
}

/** The providers of this server: in a deployment the configured ones, in a demo the built-in one. */
export function loginProviders({ db, config }: Pick<FastifyInstance, 'db' | 'config'>): LoginProvider[] {
  return config.deployed ? [] : [new TestProvider(db)]
}

/** @param name its tag, or another name that clients use. @throws AppError invalid */
export function requireProvider(providers: readonly LoginProvider[], name: string): LoginProvider {
  const found = providers.find(({ tag, aliases }) => tag === name || aliases.includes(name))
  if (!found) throw new AppError('invalid', { message: UNKNOWN, errors: { trustlogin_tag: [UNKNOWN] } })
  return found
}

const UNKNOWN = '不支持的第三方登录方式'

/** The built-in provider's own page, below the API. */
export const TEST_AUTHORIZE = '/trustlogin/test/authorize'
const BASE = '/api/h5app/wxapp'
const CODE_LIFE_S = 60
const WRONG = '第三方登录已失效，请重试'

/** A third party for demos and tests: its page signs everyone in, under the name in `as`. */
export class TestProvider implements LoginProvider {
  readonly tag = 'test'
  /** It is used instead of providers that clients know and a demo cannot have. */
  readonly aliases = ['weixin', 'wxapp', 'wx_offiaccount', 'pc_wxqrcode', 'aliapp']
  readonly name = '测试账号登录'
  readonly app_id = 'pumian-test'
  readonly #codes: Sealed<Identity>

  constructor(db: Database) {
    this.#codes = new Sealed<Identity>(db, 'test-login-code', CODE_LIFE_S)
  }

  authorizeUrl({ redirect_url, state }: { redirect_url: string; state: string }): string {
    return `${BASE}${TEST_AUTHORIZE}?${new URLSearchParams({ redirect_url, state }).toString()}`
  }

  /** The code that the page issues. */
  codeFor(company_id: string, subject: string): Promise<string> {
    return this.#codes.seal(company_id, { subject, nickname: subject })
  }

  async identify(company_id: string, code: string): Promise<Identity> {
    const identity = await this.#codes.open(company_id, code)
    if (!identity) throw new AppError('invalid', { message: WRONG, errors: { code: [WRONG] } })
    return identity
  }
}
