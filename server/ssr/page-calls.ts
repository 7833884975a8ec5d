import type { FastifyReply, FastifyRequest } from 'fastify'
import { fillPath } from '@schemas/api/fill-path'
import type { Viewer } from '@schemas/page-data'
import type { Answered, Ask, AskError } from '@schemas/page-plan'
import type { OwnAnswers } from '@schemas/storefront-entry'
import { ERRORS, statusOf } from '../core/errors'
import { MARK, type RegionNames } from '../platform'
import type { Claims, ViewingMember } from '../pricing'

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

/** Who asks for a page. */
export interface Visit {
  /** The signed-in member, `null` for a visitor. */
  viewer: Viewer | null
  /** Pieces in the cart. */
  cartCount: number
  /** The session has ended. */
  ended: boolean
  /** The member whose prices are shown; `null` for visitors. */
  member: ViewingMember | null
  /** What the member has claimed; `undefined` if there are so many that the database must be asked. */
  claims: Claims | undefined
  /** Of the member's default address; null without one. */
  place: RegionNames | null
  /** Shoppers of one kind get the same goods at the same prices. */
  kind: string
}

export interface SharedAsks {
  asks: Record<string, Ask>
  /** '': no call depends on it. */
  place: string
}

export const VISITOR: Visit = {
  viewer: null,
  cartCount: 0,
  ended: false,
  member: null,
  claims: new Map(),
  place: null,
  kind: 'visitor',
}

/** A key of what decides which goods, prices and labels a member sees. */
export const kindOf = (
  { grade_id, login_type, is_staff, is_vip }: Viewer,
  ...more: readonly unknown[]
): string => JSON.stringify([grade_id, login_type, is_staff, is_vip, ...more])

/** API calls for a page, made with the session of the page request. */
export abstract class PageCalls {
  /** Cookies that make a page personal: a session or a guest cart. */
  protected abstract readonly personalCookies: readonly string[]
  /** Cookies among them that hold a session. */
  protected abstract readonly sessionCookies: readonly string[]

  protected abstract get(
    request: FastifyRequest,
    path: string,
    query: Record<string, string>,
    isShared: boolean,
  ): Promise<Said>

  /** Signs in with the login page's own form, as the page's script would. */
  abstract signIn(
    request: FastifyRequest,
    credentials: { username: string; password: string },
  ): Promise<SignedIn>

  abstract settings(company_id: string): Promise<ProviderSettings>

  /**
   * The calls as all shoppers of one kind make them, at their place of delivery if one of the calls depends on it;
   * `undefined` if the answers are the shopper's own.
   */
  abstract sharedAsks(asks: Record<string, Ask>, visit: Visit): SharedAsks | undefined

  /** How shared answers differ for the member; `undefined` if they do not. */
  abstract ownAnswers(
    request: FastifyRequest,
    visit: Visit,
    asks: Record<string, Ask>,
    answers: Record<string, Answered>,
  ): Promise<OwnAnswers | undefined>

  /** All answers by name; errors are answers too. @param isShared without parts that are the member's own */
  async ask(
    request: FastifyRequest,
    asks: Record<string, Ask>,
    isShared = false,
  ): Promise<Record<string, Answered>> {
    const named = Object.entries(asks).map(
      async ([name, ask]) => [name, await this.call(request, ask, isShared)] as const,
    )
    return Object.fromEntries(await Promise.all(named))
  }

  /** Who sends a request with one of the personal cookies. */
  protected abstract visitWith(request: FastifyRequest): Promise<Visit>

  async visit(request: FastifyRequest): Promise<Visit> {
    return this.isPersonal(request) ? this.visitWith(request) : VISITOR
  }

  /** Whether the page has parts of one shopper. */
  isPersonal(request: FastifyRequest): boolean {
    return has(request, this.personalCookies)
  }

  protected hasSession(request: FastifyRequest): boolean {
    return has(request, this.sessionCookies)
  }

  /** Removes the cookies of a session that has ended. */
  forget(request: FastifyRequest, reply: FastifyReply) {
    const attributes = { path: '/', secure: request.protocol === 'https' }
    for (const name of [...this.sessionCookies, MARK])
      if (name in request.cookies) void reply.clearCookie(name, attributes)
  }

  protected async call(
    request: FastifyRequest,
    { key, params, query }: Ask,
    isShared = false,
  ): Promise<Answered> {
    if (Object.values(params ?? {}).includes('')) return { error: NOTHING_NAMED }
    const [, path = ''] = key.split(' ')
    const said = await this.get(request, fillPath(path, params), query ?? {}, isShared)
    if (said.status >= 300) return { error: refusalIn(said) }
    return { data: (JSON.parse(said.body) as { data: unknown }).data }
  }
}

export function refusalIn({ body, status }: Said): AskError {
  const { data } = JSON.parse(body) as { data?: Partial<AskError> | null }
  const { code = status, message = ERRORS.bad_request.message } = data ?? {}
  return { status, code, message }
}

const has = ({ cookies }: FastifyRequest, names: readonly string[]) => names.some((name) => name in cookies)
