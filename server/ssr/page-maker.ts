import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '@schemas/page-data'
import type { SiteBase, Viewport } from '@schemas/site-base'
import {
  hasNeededError,
  type AskError,
  type Destination,
  type Guard,
  type PagePlan,
} from '@schemas/page-plan'
import type { LoadedPage } from '@schemas/storefront-entry'
import { statusOf } from '../core/errors'
import { pageMember, unstorableAt } from '../platform'
import { type AssembledPage, openPreview, PageDataService } from '../content'
import { OwnCalls } from './own-calls'
import type { PageCalls } from './page-calls'
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

/** A page ready to be completed and rendered by the storefront's entry. */
export interface PlannedPage extends Pick<AssembledPage, 'revisions' | 'until'> {
  plan: PagePlan | undefined
  loaded: LoadedPage
}

/** Assembles a page: its documents, the answers to its section's API calls, and the viewer. */
export class PageMaker {
  readonly #service: PageDataService
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
  }

  async make(
    request: FastifyRequest,
    { path, base, viewport, preview, refused }: PageOrder,
  ): Promise<PlannedPage | Redirect> {
    const plan = storable((await this.storefront.entry()).plan(path))
    if (plan && 'redirect' in plan) return plan
    const { company_id } = request
    const [{ data, customPath, revisions, theme, until }, answers, { ended, ...visit }, settings] =
      await Promise.all([
        this.#documents(request, { path, base, viewport, ...(preview !== undefined && { preview }) }, plan),
        this.calls.ask(request, plan?.asks ?? {}),
        this.calls.viewer(request),
        this.calls.settings(company_id),
      ])
    const { maps } = this.app
    const { guard, publicPath, signIn } = plan ?? {}
    if (signIn && gateOf(signIn.guard).letsIn(visit.viewer) && preview === undefined)
      return { redirect: signIn.to }
    const gate = guard && gateOf(guard)
    if (gate && !gate.letsIn(visit.viewer))
      return { redirect: publicPath ?? `${gate.signIn}?redirectUrl=${encodeURIComponent(path)}`, ended }
    if (visit.viewer === null && hasNeededError(plan, answers, statusOf('unauthenticated')))
      return { redirect: `${GATES.authenticated.signIn}?redirectUrl=${encodeURIComponent(path)}`, ended }
    const api = { company_id, ...settings, ...(maps && { maps: maps.script }) }
    const loaded = {
      data: { ...data, ...visit, answers, api },
      origin: originOf(request),
      theme,
      ...(customPath !== undefined && { customPath }),
      ...(refused && { refused }),
    }
    return { plan, loaded, revisions, until }
  }

  async #documents(
    request: FastifyRequest,
    { path, base, viewport, preview }: PageOrder,
    plan: PagePlan | undefined,
  ): Promise<AssembledPage> {
    const { company_id } = request
    const member = await pageMember(this.app, request)
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

/** As the browser sees it; a trusted proxy's headers count. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`

/** Treats a route whose page has a name that no database can store like an unknown address. */
const storable = (plan: Destination | undefined) =>
  plan && 'body' in plan && unstorableAt(plan.body) !== undefined ? undefined : plan
