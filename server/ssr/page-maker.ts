import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '@schemas/page-data'
import type { Answered, BodyOf, Destination, Guard, PagePlan } from '@schemas/page-plan'
import { signKeyOf } from '../modules/company/sign-key'
import { PageDataService, type AssembledPage } from '../modules/pages/page-data'
import { openPreview } from '../modules/preview/service'
import { OwnCalls } from './own-calls'
import type { Storefront } from './storefront'

/** Where somebody signs in who must be known to see a page (decisions 27). */
const SIGN_IN = { authenticated: '/auth/login', staff: '/staff/login', operator: '/designer' } as const

export interface PageOrder {
  /** Path with query, as it stands in the address. */
  path: string
  /** Token of a preview. */
  preview?: string
}

/** Puts a page together: its documents, what its section asks the API for, and whose it is. */
export class PageMaker {
  readonly #service: PageDataService
  readonly #calls: OwnCalls

  constructor(
    private readonly app: FastifyInstance,
    private readonly storefront: Storefront,
    apiBase: string,
  ) {
    this.#service = new PageDataService(app.db, app.log)
    this.#calls = new OwnCalls(app, apiBase)
  }

  async make(
    request: FastifyRequest,
    { path, preview }: PageOrder,
  ): Promise<AssembledPage | { redirect: string }> {
    const entry = await this.storefront.entry()
    const destination = entry.destinationOf(path)
    if (destination && 'redirect' in destination) return destination
    const { company_id } = request
    const [assembled, answers, visit, sign_key] = await Promise.all([
      this.#documents(company_id, { path, ...(preview !== undefined && { preview }) }, destination),
      this.#calls.ask(request, destination?.asks ?? {}),
      this.#calls.viewer(request),
      signKeyOf(this.app.db, company_id),
    ])
    const { guard, signIn } = destination ?? {}
    if (signIn && isLetIn(signIn.guard, visit.viewer) && preview === undefined) return { redirect: signIn.to }
    if (guard && !isLetIn(guard, visit.viewer))
      return { redirect: `${SIGN_IN[guard]}?redirectUrl=${encodeURIComponent(path)}` }
    const { params = {}, layout = 'default', keptAlive, canonical } = destination ?? {}
    const data = {
      ...assembled.data,
      ...visit,
      answers,
      params,
      layout,
      ...(keptAlive && { keptAlive }),
      // it has a header of its own
      ...(layout === 'auth' && { regions: { ...assembled.data.regions, header: null } }),
      ...(canonical === undefined ? { noindex: true } : { canonical }),
      api: { company_id, sign_key },
    }
    if (destination && isMissing(destination, answers)) {
      const { body: _no, ...revisions } = assembled.revisions
      return {
        ...assembled,
        revisions,
        data: { ...data, status: 404, regions: { ...data.regions, body: null } },
      }
    }
    const section = sectionOf(destination?.body)
    return { ...assembled, data: entry.withHead(data, section, originOf(request)) }
  }

  async #documents(
    company_id: string,
    { path, preview }: PageOrder,
    destination: PagePlan | undefined,
  ): Promise<AssembledPage> {
    const platform = destination?.platform ?? 'pc'
    if (preview === undefined)
      return this.#service.assemble({ company_id, platform, path, body: destination?.body })
    return this.#service.preview({ ...(await openPreview(this.app.db, company_id, preview)), path })
  }
}

const isLetIn = (guard: Guard, viewer: Viewer | null) =>
  guard === 'staff' ? viewer?.login_type === 'staff' : viewer !== null

/** As the shopper's browser spells it, a proxy's word counting where it is trusted. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`

/** The section whose page it is. */
const sectionOf = (body: BodyOf | undefined) =>
  body?.type === 'section' && 'alias' in body ? body.alias : undefined

/** Whether something that the page cannot be without is not to be found. */
const isMissing = ({ asks }: Exclude<Destination, { redirect: string }>, answers: Record<string, Answered>) =>
  Object.entries(asks).some(([name, { needed }]) => needed && answers[name]?.error?.status === 404)
