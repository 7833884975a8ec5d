import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { withProviderMedia } from '@schemas/api/provider-media'
import { TOKEN_COOKIE, TOKEN_LIFE_S } from '@schemas/api/token-cookie'
import type { CartCountAnswer, MemberAnswer, NewToken, SignKeyAnswer } from '@schemas/generated/api'
import type { Viewer } from '@schemas/page-data'
import type { Ask } from '@schemas/page-plan'
import { ERRORS } from '../core/errors'
import {
  kindOf,
  PageCalls,
  refusalIn,
  VISITOR,
  type ProviderSettings,
  type Said,
  type SharedAsks,
  type SignedIn,
  type Visit,
} from './page-calls'

/** ms; less than browsers' own timeout of API calls, so that the page can report the error. */
const PATIENCE_MS = 8_000
const KEY_LIFE_MS = 60_000

/** Answer if the provider is unreachable. */
const SILENT: Said = {
  status: 502,
  body: JSON.stringify({ data: { code: 502000, message: '商城服务暂时无法使用，请稍后再试' } }),
}

/** Calls another provider (`PUMIAN_API_BASE`) with the bearer token that the storefront stores in its own cookie. */
export class ProviderCalls extends PageCalls {
  protected readonly sessionCookies = [TOKEN_COOKIE]
  protected readonly personalCookies = [TOKEN_COOKIE]
  readonly #keys = new LRUCache<string, string>({ max: 1_000, ttl: KEY_LIFE_MS })

  /** @param failed called with the reason if the provider cannot be reached */
  constructor(
    private readonly base: string,
    private readonly failed: (error: unknown) => void,
  ) {
    super()
  }

  /** A provider without a key accepts unsigned calls. */
  async settings(company_id: string): Promise<ProviderSettings> {
    const { base } = this
    const known = this.#keys.get(company_id)
    if (known !== undefined) return { base, sign_key: known }
    const { status, body } = await this.#send(`/company/sign_key?${new URLSearchParams({ company_id })}`)
    if (status >= 500) return { base, sign_key: '' }
    const key = status < 300 ? (JSON.parse(body) as { data: SignKeyAnswer }).data.sign_key : ''
    this.#keys.set(company_id, key)
    return { base, sign_key: key }
  }

  async signIn(
    request: FastifyRequest,
    credentials: { username: string; password: string },
  ): Promise<SignedIn> {
    const { company_id } = request
    const form = { ...credentials, auth_type: 'local', check_type: 'password', company_id }
    const said = await this.#send('/new_login', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: forwardedOf(request),
    })
    if (said.status >= 300) return { cookies: [], error: refusalIn(said) }
    const { token } = (JSON.parse(said.body) as { data: NewToken }).data
    const secure = request.protocol === 'https' ? '; Secure' : ''
    const attributes = `Path=/; Max-Age=${TOKEN_LIFE_S}; SameSite=Lax${secure}`
    return { cookies: [`${TOKEN_COOKIE}=${encodeURIComponent(token)}; ${attributes}`] }
  }

  /** How its answers depend on the member is not known. */
  sharedAsks(asks: Record<string, Ask>): SharedAsks | undefined {
    return Object.keys(asks).length === 0 ? { asks, place: '' } : undefined
  }

  async ownAnswers(): Promise<undefined> {
    return undefined
  }

  /** Prices of members are the provider's: rows of pages are those for visitors. */
  protected async visitWith(request: FastifyRequest): Promise<Visit> {
    const [member, cart] = await Promise.all([
      this.hasSession(request) ? this.call(request, { key: 'GET /member' }) : undefined,
      this.call(request, { key: 'GET /cartcount' }),
    ])
    const viewer = member?.data ? viewerOf(member.data as MemberAnswer) : null
    return {
      viewer,
      cartCount: cart.data ? (cart.data as CartCountAnswer).item_count : 0,
      ended: member?.error !== undefined && OVER.has(member.error.code),
      member: null,
      claims: VISITOR.claims,
      place: null,
      kind: viewer ? kindOf(viewer) : VISITOR.kind,
    }
  }

  protected async get(request: FastifyRequest, path: string, query: Record<string, string>): Promise<Said> {
    const { company_id, cookies } = request
    const token = cookies[TOKEN_COOKIE]
    const said = await this.#send(`${path}?${new URLSearchParams({ ...query, company_id })}`, {
      headers: { ...forwardedOf(request), ...(token && { authorization: `Bearer ${token}` }) },
    })
    return { ...said, body: withProviderMedia(said.body, this.base) }
  }

  async #send(path: string, init: RequestInit = {}): Promise<Said> {
    try {
      const answer = await fetch(this.base + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const body = await answer.text()
      // a gateway in front of it answers with HTML
      if (answer.headers.get('content-type')?.includes('json'))
        return { status: statusOf(answer.status, body), body }
      throw new Error(`Expected JSON of the provider at ${path}, got ${answer.status}`)
    } catch (error) {
      this.failed(error)
      return SILENT
    }
  }
}

/** Refusals after which the session has ended; a session of another company is still valid there. */
const OVER: ReadonlySet<number | string> = new Set([
  ERRORS.unauthenticated.code,
  ERRORS.account_disabled.code,
])

function viewerOf({ userId, grade_id, login_type, is_staff, memberInfo, vipgrade }: MemberAnswer): Viewer {
  const { mobile } = memberInfo
  return { user_id: userId, mobile, grade_id, login_type, is_staff, is_vip: vipgrade.is_vip }
}

/** Errors may have status 200. */
function statusOf(status: number, body: string): number {
  const { data } = JSON.parse(body) as { data?: { status_code?: unknown } | null }
  const code = Number(data?.status_code ?? 0)
  return status < 300 && code > 300 ? code : status
}

/** Rate limits by address are the provider's: it uses these headers if it trusts this server as a proxy. */
const forwardedOf = ({ ip, headers }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  ...(headers['user-agent'] !== undefined && { 'user-agent': headers['user-agent'] }),
})
