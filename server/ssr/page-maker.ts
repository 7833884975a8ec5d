import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Destination } from '@schemas/page-plan'
import type { OwnParts } from '@schemas/storefront-entry'
import { unstorableAt } from '../platform'
import { withClaims } from '../content'
import { guardedRedirect, refusedRedirect } from './gates'
import { OwnCalls } from './own-calls'
import { claimedOf } from './own-parts'
import type { PageCalls, Visit } from './page-calls'
import { PageLoader, type LoadedPlan, type PageOrder } from './page-loader'
import { ProviderCalls } from './provider-calls'
import type { Storefront } from './storefront'

export interface Redirect {
  redirect: string
  /** The session of the request has ended. */
  ended?: boolean
}

/** A prepared page with the parts of it that belong to the shopper of the request. */
export interface MadePage extends LoadedPlan {
  own: OwnParts
}

/** Makes the page of a request: what its shopper shares with others, and the shopper's own parts; or a redirect. */
export class PageMaker {
  readonly calls: PageCalls
  readonly #loader: PageLoader

  constructor(
    private readonly app: FastifyInstance,
    private readonly storefront: Storefront,
    apiBase: string,
  ) {
    const provider = app.config.apiBase
    this.calls =
      provider === undefined
        ? new OwnCalls(app, apiBase)
        : new ProviderCalls(provider, (err) => app.log.error({ err }, 'the provider could not be asked'))
    this.#loader = new PageLoader(app, storefront, this.calls)
  }

  /** Bytes of its caches, about. */
  get sizes(): PageLoader['sizes'] {
    return this.#loader.sizes
  }

  /** Forgets the shared pages of a company, after a publication. */
  drop(company_id: string): void {
    this.#loader.drop(company_id)
  }

  async make(request: FastifyRequest, order: PageOrder): Promise<MadePage | Redirect> {
    const { path, preview } = order
    const plan = storable((await this.storefront.entry()).plan(path))
    if (plan && 'redirect' in plan) return plan
    const visit = await this.calls.visit(request)
    const { viewer, ended } = visit
    const guarded = guardedRedirect(plan ?? {}, path, viewer, { isPreview: preview !== undefined })
    if (guarded !== undefined) return { redirect: guarded, ended }
    const loaded = await this.#loader.load(request, order, plan, visit)
    const refused = refusedRedirect(plan, path, viewer, loaded.answers)
    if (refused !== undefined) return { redirect: refused, ended }
    const { live, answers } = loaded.page.data
    const [coupons, ownAnswers] = await Promise.all([
      this.#couponsOf(request, visit, live.coupon),
      loaded.isShared ? this.calls.ownAnswers(request, visit, plan?.asks ?? {}, answers) : undefined,
    ])
    const own = {
      viewer,
      cartCount: visit.cartCount,
      ...(coupons !== live.coupon && { coupons }),
      ...(ownAnswers && { answers: ownAnswers }),
    }
    return { ...loaded, own }
  }

  /** The page's coupons with the member's claims; the same object if there are none. */
  async #couponsOf(
    { company_id }: FastifyRequest,
    { member, claims }: Visit,
    coupons: NonNullable<OwnParts['coupons']>,
  ): Promise<NonNullable<OwnParts['coupons']>> {
    if (!member) return coupons
    const owner = { db: this.app.db, company_id, user_id: member.user_id, claims }
    return withClaims(coupons, await claimedOf(owner, Object.keys(coupons)))
  }
}

/** Treats a route whose page has a name that no database can store like an unknown address. */
const storable = (plan: Destination | undefined) =>
  plan && 'body' in plan && unstorableAt(plan.body) !== undefined ? undefined : plan
