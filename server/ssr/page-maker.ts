import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageData, Viewer } from '@schemas/page-data'
import type { Answered, AskError, BodyOf, Destination, Guard, Layout, PagePlan } from '@schemas/page-plan'
import { statusOf, type ErrorName } from '../core/errors'
import { pageMember } from '../platform/sessions/member-sessions'
import { unstorableAt } from '../platform/http/storable'
import { PageDataService, type AssembledPage } from '../content/pages/page-data'
import { openPreview } from '../content/preview/service'
import { OwnCalls } from './own-calls'
import type { PageCalls } from './page-calls'
import { ProviderCalls } from './provider-calls'
import type { Storefront, StorefrontEntry } from './storefront'

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
  /** Path with query, as in the URL. */
  path: string
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
    { path, preview, refused }: PageOrder,
  ): Promise<AssembledPage | Redirect> {
    const entry = await this.storefront.entry()
    const destination = known(entry.destinationOf(path))
    if (destination && 'redirect' in destination) return destination
    const { company_id } = request
    const [assembled, answers, { ended, ...visit }, settings] = await Promise.all([
      this.#documents(request, { path, ...(preview !== undefined && { preview }) }, destination),
      this.calls.ask(request, destination?.asks ?? {}),
      this.calls.viewer(request),
      this.calls.settings(company_id),
    ])
    const { maps } = this.app
    const { guard, publicPath, signIn } = destination ?? {}
    if (signIn && gateOf(signIn.guard).letsIn(visit.viewer) && preview === undefined)
      return { redirect: signIn.to }
    const gate = guard && gateOf(guard)
    if (gate && !gate.letsIn(visit.viewer))
      return { redirect: publicPath ?? `${gate.signIn}?redirectUrl=${encodeURIComponent(path)}`, ended }
    if (visit.viewer === null && neededStatus(destination, answers, 'unauthenticated'))
      return { redirect: `${GATES.authenticated.signIn}?redirectUrl=${encodeURIComponent(path)}`, ended }
    const isForbidden = neededStatus(destination, answers, 'forbidden')
    const { params = {}, layout = 'default', keptAlive, title } = destination ?? {}
    const canonical = isForbidden ? undefined : (canonicalOf(entry, assembled) ?? destination?.canonical)
    const data = {
      ...assembled.data,
      ...visit,
      answers: { ...answers, ...(refused && { refused: { error: refused } }) },
      params,
      layout,
      ...(keptAlive && { keptAlive }),
      regions: regionsIn(layout, assembled.data.regions),
      ...(canonical === undefined ? { noindex: true } : { canonical }),
      api: { company_id, ...settings, ...(maps && { maps: maps.script }) },
      ...(isForbidden && { status: statusOf('forbidden') }),
      ...(refused && { status: refused.status, noindex: true as const }),
    }
    const made =
      data.status === 404 || isMissing(destination, answers)
        ? null
        : entry.withHead(data, sectionOf(destination?.body), originOf(request))
    return made
      ? { ...assembled, data: { ...made, title: title ?? made.title } }
      : notFound({ ...assembled, data }, entry)
  }

  async #documents(
    request: FastifyRequest,
    { path, preview }: PageOrder,
    destination: PagePlan | undefined,
  ): Promise<AssembledPage> {
    const { company_id } = request
    const member = await pageMember(this.app, request)
    const platform = destination?.platform ?? 'pc'
    if (preview === undefined)
      return this.#service.assemble({ company_id, platform, path, body: destination?.body, member })
    return this.#service.preview({ ...(await openPreview(this.app.db, company_id, preview)), path, member })
  }
}

/** Without what a layout does not have: one has a header of its own, one nothing but the body. */
function regionsIn(layout: Layout, regions: PageData['regions']): PageData['regions'] {
  if (layout === 'default') return regions
  return layout === 'auth' ? { ...regions, header: null } : { ...regions, header: null, footer: null }
}

/** As the browser sees it; a trusted proxy's headers count. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`

/** The one address that an operator's page is known by, whichever led to it. */
function canonicalOf({ destinationOf }: StorefrontEntry, { customPath }: AssembledPage): string | undefined {
  const known = customPath === undefined ? undefined : destinationOf(customPath)
  return known && 'canonical' in known ? known.canonical : undefined
}

/** The section whose page it is. */
const sectionOf = (body: BodyOf | undefined) =>
  body?.type === 'section' && 'alias' in body ? body.alias : undefined

/** Whether something that the page cannot be without is not to be found. */
const isMissing = (plan: PagePlan | undefined, answers: Record<string, Answered>) =>
  Object.entries(plan?.asks ?? {}).some(([name, { needed }]) => needed && isNotThere(answers[name]?.error))

/** Whether something that the page cannot be without is refused to who asks. */
const neededStatus = (plan: PagePlan | undefined, answers: Record<string, Answered>, error: ErrorName) =>
  Object.entries(plan?.asks ?? {}).some(
    ([name, { needed }]) => needed && answers[name]?.error?.status === statusOf(error),
  )

/** What is asked for is unknown, or its name is none that anything could have. */
const isNotThere = (error: AskError | undefined) => error !== undefined && NOT_THERE.has(error.status)
const NOT_THERE = new Set([statusOf('not_found'), statusOf('bad_request'), statusOf('invalid')])

/** No page goes by a name that no database could hold. */
const known = (destination: Destination | undefined) =>
  destination && 'body' in destination && unstorableAt(destination.body) !== undefined
    ? undefined
    : destination

/** The 404 page, whatever the address: of a page that was to stand there nothing is left. */
function notFound(
  { data, revisions: { body: _no, ...revisions }, until }: AssembledPage,
  { titleOfError }: StorefrontEntry,
): AssembledPage {
  const { canonical: _none, keptAlive: _neither, ...rest } = data
  const regions = { ...data.regions, body: null }
  const page = { ...rest, status: 404, regions }
  return { revisions, until, data: { ...page, title: titleOfError(page) } }
}
