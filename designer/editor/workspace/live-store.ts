import { visitorShop, EMPTY_LIVE, type LiveData, type Shop } from '@engine'
import type { Change, PageDoc } from '@engine/design'
import type { PageJson } from '@schemas/page'
import { byDrawn, collectEntities, showsNearby, type DrawnIds, type DrawnEntity } from '@schemas/entities'
import { collectRules, type PlacedRule } from '@schemas/goods-rules'
import type { LiveDataBody } from '@schemas/generated/api'
import { proxy, ref } from 'valtio'
import { call } from '../../shell/api'

export type LiveEntity = DrawnEntity

type AskedRule = LiveDataBody['rules'][number]
export type AskLive = (
  ids: Record<LiveEntity, string[]> & { nearby: boolean; rules: AskedRule[] },
) => Promise<LiveData>

const askServer: AskLive = async (body) => (await call('POST /live', { body })) as LiveData

/** Key of the shops near the shopper among the requested ids. */
const NEARBY = 'nearby'

/** ms for which the products that a rule has found are not asked for again. */
const RULES_FRESH = 60_000

/** Rows of the ids that the page refers to, for the canvas: fetched when ids appear, added at once when picked. */
export class LiveStore {
  /** For `EditorPage`; a new object whenever rows arrive. */
  readonly state: { shop: Shop } = proxy<{ shop: Shop }>({ shop: ref(visitorShop()) })
  #live: LiveData = EMPTY_LIVE
  readonly #asked = new Set<string>()
  /** When a rule was asked, ms; its products change with the shop. */
  readonly #ruledAt = new Map<string, number>()
  /** Widgets that may have ids which have not been asked for: a page of 10,000 is not walked for each edit. */
  #unseen: Set<string> | 'all' = 'all'
  #waiting: ReturnType<typeof setTimeout> | undefined

  /**
   * @param doc header, body and footer as they are now
   * @param ask fetches rows; left out: from the server
   * @param known the rows that came with the pages, for all ids in them: these pages are not walked for ids again, nor drawn
   */
  constructor(
    private readonly doc: () => PageDoc,
    private readonly ask: AskLive = askServer,
    known?: LiveData,
  ) {
    if (!known) return
    this.#unseen = new Set()
    this.#take(known)
    for (const [entity, rows] of entitiesOf(known)) this.#noteAsked(entity, rows)
    for (const rule of Object.keys(known.rules ?? {})) {
      this.#asked.add(rule)
      this.#ruledAt.set(rule, Date.now())
    }
    if (known.nearby) this.#asked.add(NEARBY)
  }

  /** Rows that a picker has just shown. */
  put(entity: LiveEntity, rows: Readonly<Record<string, unknown>>): void {
    this.#take({ ...this.#live, [entity]: { ...this.#live[entity], ...rows } } as LiveData)
    this.#noteAsked(entity, rows)
  }

  /** Looks for ids without rows after so many ms; called with every change of the page. */
  follow(changes: readonly Change[] = [], delay = 300): void {
    if (this.#unseen !== 'all') for (const { id } of changes) this.#unseen.add(id)
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined
      // the canvas shows snapshots until the next edit asks again
      this.load().catch(console.warn)
    }, delay)
  }

  /** Fetches what is missing now. @throws what the call throws; the ids are asked for again next time */
  async load(): Promise<void> {
    const part = this.#part(this.#unseen)
    this.#unseen = new Set()
    const ids = missing(collectEntities(part), this.#asked)
    const nearby = showsNearby(part) && !this.#asked.has(NEARBY)
    const rules = [...collectRules(part)].filter(([key]) => !this.#asked.has(key))
    if (!nearby && rules.length === 0 && Object.values(ids).every((list) => list.length === 0)) return
    const named = Object.entries(ids).flatMap(([entity, list]) => list.map((id) => `${entity} ${id}`))
    const keys = [...named, ...rules.map(([key]) => key), ...(nearby ? [NEARBY] : [])]
    for (const key of keys) this.#asked.add(key)
    for (const [key] of rules) this.#ruledAt.set(key, Date.now())
    try {
      this.#add(await this.ask({ ...ids, nearby, rules: rules.map(([, rule]) => askedRule(rule)) }))
    } catch (error) {
      for (const key of keys) this.#asked.delete(key)
      // others may name them too
      this.#unseen = 'all'
      throw error
    }
  }

  /** Asks again what the rules of the page find, where that may have changed; until the answer the last one is drawn. */
  refreshRules(): void {
    const old = Date.now() - RULES_FRESH
    const stale = [...collectRules(this.#part('all')).keys()].filter(
      (key) => (this.#ruledAt.get(key) ?? 0) <= old,
    )
    if (stale.length === 0) return
    for (const key of stale) this.#asked.delete(key)
    this.#unseen = 'all'
    this.follow([], 0)
  }

  close(): void {
    clearTimeout(this.#waiting)
  }

  #part(uuids: ReadonlySet<string> | 'all'): PageWidgets {
    const { widgets } = this.doc()
    if (uuids === 'all') return { widgets: Object.fromEntries(widgets) }
    const named = [...uuids].flatMap((uuid) => {
      const widget = widgets.get(uuid)
      return widget ? [[uuid, widget] as const] : []
    })
    return { widgets: Object.fromEntries(named) }
  }

  #noteAsked(entity: LiveEntity, rows: Readonly<Record<string, unknown>>): void {
    for (const id of Object.keys(rows)) this.#asked.add(`${entity} ${id}`)
  }

  #add(fresh: LiveData): void {
    // rows that no longer exist are not drawn
    if (
      !fresh.nearby &&
      !fresh.rules &&
      entitiesOf(fresh).every(([, rows]) => Object.keys(rows).length === 0)
    )
      return
    const live = this.#live
    const nearby = fresh.nearby ?? live.nearby
    this.#take({
      goods: { ...live.goods, ...fresh.goods },
      coupon: { ...live.coupon, ...fresh.coupon },
      shop: { ...live.shop, ...fresh.shop },
      category: { ...live.category, ...fresh.category },
      ...((live.rules ?? fresh.rules) && { rules: { ...live.rules, ...fresh.rules } }),
      ...(nearby && { nearby }),
    })
  }

  #take(live: LiveData): void {
    this.#live = live
    this.state.shop = ref(visitorShop(live))
  }
}

const entitiesOf = ({ goods, coupon, shop, category }: LiveData) =>
  Object.entries({ goods, coupon, shop, category }) as [LiveEntity, Readonly<Record<string, unknown>>][]

function askedRule({ distributor_id, ...rule }: PlacedRule): AskedRule {
  return { rule, ...(distributor_id !== undefined && { distributor_id }) }
}

type PageWidgets = Pick<PageJson, 'widgets'>

const missing = (ids: DrawnIds, asked: ReadonlySet<string>): DrawnIds =>
  byDrawn((entity) => ids[entity].filter((id) => !asked.has(`${entity} ${id}`)))
