import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageData, Viewer } from '@schemas/page-data'
import type { SiteBase, Viewport } from '@schemas/site-base'
import {
  hasNeededError,
  type Answered,
  type AskError,
  type Destination,
  type Guard,
  type PagePlan,
} from '@schemas/page-plan'
import { joinParts, type OwnParts, type PreparedPage } from '@schemas/storefront-entry'
import { statusOf } from '../core/errors'
import { unstorableAt } from '../platform'
import { type AssembledPage, openPreview, PageDataService, withClaims } from '../content'
import { OwnCalls } from './own-calls'
import { AHEAD_MS, FragmentStore, PageCache } from './page-cache'
import { VISITOR, type PageCalls, type SharedAsks, type Visit } from './page-calls'
import { ProviderCalls } from './provider-calls'
import type { Storefront } from './storefront'

interface Gate {
  /** Where visitors sign in to see the page. */
  signIn: string
  letsIn(viewer: Viewer | null): boolean
}

/** What each guard requires. */
const GATES: Record<Guard, Gate> = {
  authenticated: { signIn: '/auth/login', letsIn: (viewer) => viewer !== null },
  staff: { signIn: '/staff/login', letsIn: (viewer) => viewer?.login_type === 'staff' },
  // shoppers are never operators
  operator: { signIn: '/designer', letsIn: () => false },
}

/** @throws Error for an unknown guard, which results in the 500 page */
function gateOf(guard: Guard): Gate {
  if (!Object.hasOwn(GATES, guard))
    throw new Error(`Expected a guard, one of ${Object.keys(GATES).join(', ')}, got ${JSON.stringify(guard)}`)
  return GATES[guard]
}

export interface PageOrder {
  /** Path with query, as in the URL, without the base of the site. */
  path: string
  base: SiteBase
  viewport: Viewport
  /** Token of a preview. */
  preview?: string
  /** Error of the page's own form. */
  refused?: AskError
}

export interface Redirect {
  redirect: string
  /** The session of the request has ended. */
  ended?: boolean
}

/** A page with what it has for the shopper of one request. */
export interface MadePage extends LoadedPlan {
  own: OwnParts
}

/** A page for all shoppers of one kind. */
interface LoadedPlan {
  page: PreparedPage
  answers: Record<string, Answered>
  /** When something in the page appears or disappears next. */
  until: number
  /** The answers have no parts that are the shopper's own. */
  isShared: boolean
  /** Hash of what a shared page was made of; '': of another one. */
  version: string
}

interface Preparation {
  visit: Visit
  isKept: boolean
  /** Absent: the answers are the shopper's own. */
  shared: SharedAsks | undefined
  /** The page of a second ago. */
  former: LoadedPlan | undefined
}

/**
 * Makes pages: their documents, the answers to their section's API calls, and the viewer. What shoppers of one kind share
 * is assembled and drawn at most once a second, unless the page asks for something in the shopper's own name.
 */
export class PageMaker {
  readonly #service: PageDataService
  readonly #fragments = new FragmentStore()
  readonly #shared: PageCache<LoadedPlan>
  readonly calls: PageCalls

  constructor(
    private readonly app: FastifyInstance,
    private readonly storefront: Storefront,
    apiBase: string,
  ) {
    this.#service = new PageDataService(app.db, app.log)
    const provider = app.config.apiBase
    this.calls =
      provider === undefined
        ? new OwnCalls(app, apiBase)
        : new ProviderCalls(provider, (err) => app.log.error({ err }, 'the provider could not be asked'))
    this.#shared = new PageCache({
      aheadMs: AHEAD_MS,
      sizeOf: ({ page }) => TEXT_COPIES * joinParts(page.json()).length,
      failed: (error) => app.log.error({ err: error }, 'page could not be renewed'),
    })
  }

  /** Bytes of its caches, about. */
  get sizes(): Record<'shared' | 'fragments', () => number> {
    return { shared: () => this.#shared.size, fragments: () => this.#fragments.size }
  }

  /** Forgets what was made of a company's documents. */
  drop(company_id: string): void {
    this.#shared.drop(`${company_id}|`)
  }

  async make(request: FastifyRequest, order: PageOrder): Promise<MadePage | Redirect> {
    const { path, preview } = order
    const plan = storable((await this.storefront.entry()).plan(path))
    if (plan && 'redirect' in plan) return plan
    const visit = await this.calls.visit(request)
    const { viewer, cartCount, ended, member, hasClaims } = visit
    const { guard, publicPath, signIn } = plan ?? {}
    if (signIn && gateOf(signIn.guard).letsIn(viewer) && preview === undefined) return { redirect: signIn.to }
    const gate = guard && gateOf(guard)
    if (gate && !gate.letsIn(viewer))
      return { redirect: publicPath ?? `${gate.signIn}?redirectUrl=${encodeURIComponent(path)}`, ended }
    const asks = plan?.asks ?? {}
    const loaded = await this.#load(request, order, plan, visit)
    if (viewer === null && hasNeededError(plan, loaded.answers, statusOf('unauthenticated')))
      return { redirect: `${GATES.authenticated.signIn}?redirectUrl=${encodeURIComponent(path)}`, ended }
    const { live, answers: shown } = loaded.page.data
    const [coupons, answers] = await Promise.all([
      member && hasClaims
        ? withClaims(this.app.db, request.company_id, live.coupon, member.user_id)
        : live.coupon,
      loaded.isShared ? this.calls.ownAnswers(request, visit, asks, shown) : undefined,
    ])
    const own = {
      viewer,
      cartCount,
      ...(coupons !== live.coupon && { coupons }),
      ...(answers && { answers }),
    }
    return { ...loaded, own }
  }

  /** The page for shoppers of this kind; pages for visitors are cached as bytes instead. */
  async #load(
    request: FastifyRequest,
    order: PageOrder,
    plan: PagePlan | undefined,
    visit: Visit,
  ): Promise<LoadedPlan> {
    const { path, base, viewport, preview, refused } = order
    const isKept = this.storefront.cached && preview === undefined && refused === undefined
    const shared = isKept && visit !== VISITOR ? this.calls.sharedAsks(plan?.asks ?? {}, visit) : undefined
    const make = (former?: LoadedPlan) =>
      this.#prepare(request, order, plan, { visit, isKept, shared, former })
    if (!shared) return make()
    const key = [request.company_id, visit.kind, shared.place, viewport, originOf(request), base, path]
    return this.#shared.get(key.join('|'), make)
  }

  async #prepare(
    request: FastifyRequest,
    order: PageOrder,
    plan: PagePlan | undefined,
    { visit, isKept, shared, former }: Preparation,
  ): Promise<LoadedPlan> {
    const { company_id } = request
    const { maps, config } = this.app
    const origin = originOf(request)
    const isShared = shared !== undefined
    const [{ data, customPath, revisions, theme, until }, answers, settings, entry] = await Promise.all([
      this.#documents(company_id, order, plan, visit),
      this.calls.ask(request, shared?.asks ?? plan?.asks ?? {}, isShared),
      this.calls.settings(company_id),
      this.storefront.entry(),
    ])
    const api = { company_id, ...settings, ...(maps && { maps: maps.script }) }
    const loaded = {
      data: { ...data, answers, api },
      origin,
      theme,
      ...(customPath !== undefined && { customPath }),
      ...(order.refused && { refused: order.refused }),
    }
    // the documents are those of the revisions
    const version = isShared
      ? hashOf([revisions, { ...loaded, data: { ...loaded.data, regions: null } }])
      : ''
    // of the same content the text and its bytes are there
    if (former?.version === version) return { ...former, until }
    const ownAnswers = visit !== VISITOR && !isShared
    const scope = { company_id, kind: visit.kind, revisions, ownAnswers }
    const page = entry.prepare(plan, loaded, {
      assets: this.storefront.assets,
      origin,
      phones: config.phoneSite,
      ownAnswers,
      ...(isKept && { fragments: (shown: PageData) => this.#fragments.of(scope, shown) }),
    })
    return { page, answers, until, isShared, version }
  }

  async #documents(
    company_id: string,
    { path, base, viewport, preview }: PageOrder,
    plan: PagePlan | undefined,
    { member }: Visit,
  ): Promise<AssembledPage> {
    if (preview === undefined)
      return this.#service.assemble({ company_id, viewport, base, path, body: plan?.body, member })
    return this.#service.preview({
      ...(await openPreview(this.app.db, company_id, preview)),
      base,
      path,
      member,
    })
  }
}

const hashOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64url')

/** A prepared page holds its data as objects, as text and compressed. */
const TEXT_COPIES = 6

/** As the browser sees it; a trusted proxy's headers count. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`

/** Treats a route whose page has a name that no database can store like an unknown address. */
const storable = (plan: Destination | undefined) =>
  plan && 'body' in plan && unstorableAt(plan.body) !== undefined ? undefined : plan
