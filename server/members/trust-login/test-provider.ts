import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import type { Identity, LoginProvider } from './provider'
import { Sealed } from './sealed'

/** The built-in provider's own page, below the API. */
export const TEST_AUTHORIZE = '/trustlogin/test/authorize'
const BASE = '/api/h5app/wxapp'
const CODE_LIFE_S = 60
const WRONG = '第三方登录已失效，请重试'

/** A third party for demos and tests: its page lets everybody in, under the name in `as`. */
export class TestProvider implements LoginProvider {
  readonly tag = 'test'
  /** It stands in for those that a client may know and a demo cannot have. */
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

  /** The code that the page gives out. */
  codeFor(company_id: string, subject: string): Promise<string> {
    return this.#codes.seal(company_id, { subject, nickname: subject })
  }

  async identify(company_id: string, code: string): Promise<Identity> {
    const identity = await this.#codes.open(company_id, code)
    if (!identity) throw new AppError('invalid', { message: WRONG, errors: { code: [WRONG] } })
    return identity
  }
}
