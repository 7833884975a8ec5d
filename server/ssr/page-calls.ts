import type { FastifyReply, FastifyRequest } from 'fastify'
import { fillPath } from '@schemas/api/fill-path'
import type { CartCountAnswer, MemberAnswer } from '@schemas/generated/api'
import type { Viewer } from '@schemas/page-data'
import type { Answered, Ask, AskError } from '@schemas/page-plan'
import { ERRORS, statusOf } from '../core/errors'
import { MARK } from '../platform'

/** Answer to a call with an empty id, whose URL would be another call. */
const NOTHING_NAMED = { status: statusOf('not_found'), ...ERRORS.not_found }

/** A provider's answer. */
export interface Said {
  status: number
  body: string
}

export interface SignedIn {
  cookies: string[]
  /** Why the sign-in was refused. */
  error?: AskError
}

/** Provider settings for a page's scripts. */
export interface ProviderSettings {
  /** Base address of its API; absent: this server. */
  base?: string
  /** '': its calls are not signed. */
  sign_key: string
  /** Most bytes of a member's picture; absent: not known before an upload. */
  picture_bytes?: number
}

interface Visit {
  viewer: Viewer | null
  cartCount: number
  ended: boolean
}

/** Refusals after which the session has ended; a session of another company is still valid there. */
const OVER: ReadonlySet<number | string> = new Set([
  ERRORS.unauthenticated.code,
  ERRORS.account_disabled.code,
])

/** API calls for a page, made with the session of the page request. */
export abstract class PageCalls {
  /** Cookies that make a page personal: a session or a guest cart. */
  abstract readonly personalCookies: readonly string[]
  /** Cookies among them that hold a session. */
  protected abstract readonly sessionCookies: readonly string[]

  protected abstract get(request: FastifyRequest, path: string, query: Record<string, string>): Promise<Said>

  /** Signs in with the login page's own form, as the page's script would. */
  abstract signIn(
    request: FastifyRequest,
    credentials: { username: string; password: string },
  ): Promise<SignedIn>

  abstract settings(company_id: string): Promise<ProviderSettings>

  /** All answers by name; errors are answers too. */
  async ask(request: FastifyRequest, asks: Record<string, Ask>): Promise<Record<string, Answered>> {
    const named = Object.entries(asks).map(
      async ([name, ask]) => [name, await this.#call(request, ask)] as const,
    )
    return Object.fromEntries(await Promise.all(named))
  }

  /** The signed-in member, `null` for a visitor; the pieces in the cart; and whether the session has ended. */
  async viewer(request: FastifyRequest): Promise<Visit> {
    const has = (names: readonly string[]) => names.some((name) => name in request.cookies)
    if (!has(this.personalCookies)) return { viewer: null, cartCount: 0, ended: false }
    const [member, cart] = await Promise.all([
      has(this.sessionCookies) ? this.#call(request, { key: 'GET /member' }) : undefined,
      this.#call(request, { key: 'GET /cartcount' }),
    ])
    return {
      viewer: member?.data ? viewerOf(member.data as MemberAnswer) : null,
      cartCount: cart.data ? (cart.data as CartCountAnswer).item_count : 0,
      ended: member?.error !== undefined && OVER.has(member.error.code),
    }
  }

  /** Removes the cookies of a session that has ended. */
  forget(request: FastifyRequest, reply: FastifyReply) {
    const attributes = { path: '/', secure: request.protocol === 'https' }
    for (const name of [...this.sessionCookies, MARK])
      if (name in request.cookies) void reply.clearCookie(name, attributes)
  }

  async #call(request: FastifyRequest, { key, params, query }: Ask): Promise<Answered> {
    if (Object.values(params ?? {}).includes('')) return { error: NOTHING_NAMED }
    const [, path = ''] = key.split(' ')
    const said = await this.get(request, fillPath(path, params), query ?? {})
    if (said.status >= 300) return { error: refusalIn(said) }
    return { data: (JSON.parse(said.body) as { data: unknown }).data }
  }
}

export function refusalIn({ body, status }: Said): AskError {
  const { data } = JSON.parse(body) as { data?: Partial<AskError> | null }
  const { code = status, message = ERRORS.bad_request.message } = data ?? {}
  return { status, code, message }
}

function viewerOf({ userId, grade_id, login_type, is_staff, memberInfo, vipgrade }: MemberAnswer): Viewer {
  const { mobile } = memberInfo
  return { user_id: userId, mobile, grade_id, login_type, is_staff, is_vip: vipgrade.is_vip }
}
