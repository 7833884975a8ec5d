import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageData } from '@schemas/page-data'
import type { Answered, AskError, PagePlan } from '@schemas/page-plan'
import type { SiteBase, Viewport } from '@schemas/site-base'
import { joinParts, type PreparedPage } from '@schemas/storefront-entry'
import { type AssembledPage, openPreview, PageDataService } from '../content'
import { AHEAD_MS, FragmentStore, PageCache } from './page-cache'
import { VISITOR, type PageCalls, type SharedAsks, type Visit } from './page-calls'
import type { Storefront } from './storefront'

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

/** A page that is ready to be drawn for all shoppers of one kind. */
export interface LoadedPlan {
  page: PreparedPage
  answers: Record<string, Answered>
  /** When something in the page appears or disappears next. */
  until: number
  /** The answers have no parts that are the shopper's own. */
  isShared: boolean
  /** Hash of the content of a shared page; '' for other pages. */
  version: string
}

interface Preparation {
  visit: Visit
  isKept: boolean
  /** Absent: the answers are the shopper's own. */
  shared: SharedAsks | undefined
  /** The shared page that this one replaces. */
  former: LoadedPlan | undefined
}

/** A prepared page holds its data as objects, as text and compressed. */
const TEXT_COPIES = 6

/**
 * Loads the documents of a page and the answers to its section's API calls. What shoppers of one kind share is loaded and
 * drawn at most once a second, unless the page asks for something in the shopper's own name.
 */
export class PageLoader {
  readonly #service: PageDataService
  readonly #fragments = new FragmentStore()
  readonly #shared: PageCache<LoadedPlan>

  constructor(
    private readonly app: FastifyInstance,
    private readonly storefront: Storefront,
    private readonly calls: PageCalls,
  ) {
    this.#service = new PageDataService(app.log)
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

  /** Forgets the shared pages of a company, after a publication. */
  drop(company_id: string): void {
    this.#shared.drop(`${company_id}|`)
  }

  /** Pages for visitors are loaded again: they are cached as bytes. */
  async load(
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
      data: { ...data, answers, api, build: this.storefront.build },
      origin,
      theme,
      ...(customPath !== undefined && { customPath }),
      ...(order.refused && { refused: order.refused }),
    }
    // equal revisions have equal documents, whose text is large
    const content = [revisions, { ...loaded, data: { ...loaded.data, regions: null } }]
    const version = isShared ? hashOf(content) : ''
    // unchanged content keeps its texts and their compressed bytes
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
    const { db, reads } = this.app
    if (preview !== undefined)
      return this.#service.preview(db, {
        ...(await openPreview(db, company_id, preview)),
        base,
        path,
        member,
      })
    const order = { company_id, viewport, base, path, body: plan?.body, member }
    if (member) return this.#service.assemble(db, order)
    return reads.read(company_id, (old) => this.#service.assemble(old, order))
  }
}

const hashOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64url')

/** As the browser sees it; a trusted proxy's headers count. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`
