import type { Entity } from './dialect/keywords'
import { entityMarks, nearbyTypes } from './generated/entities'
import { linkTargetOf } from './link-targets'
import type { Json, JsonObject, PageJson } from './page'
import { toPointer } from './pointer'

export interface EntityMark {
  /** From the widget: `['props', 'data', '*', 'goods_id']`. */
  path: string[]
  entity: Entity
  /** It stands inside a link: something to lead to, which the widget does not draw. */
  link?: true
  /** It is drawn only while this property has one of these values (`x-ui.when`). */
  when?: { prop: string; in: Json[] }
}

/** Ids per entity, sorted, each once. */
export type EntityIds = Record<Entity, string[]>

/**
 * Every id whose row these pages draw: marked with `x-entity` and not inside a link. Empty ids (placeholders,
 * rule page-format-6) are left out. Several pages (header, body, footer) make one batch.
 */
export function collectEntities(...pages: Pick<PageJson, 'widgets'>[]): EntityIds {
  return collect(pages, ({ link }) => !link)
}

/** Every id that these pages name, drawn or led to by a link: what must exist for the pages to be whole. */
export function collectReferences(...pages: Pick<PageJson, 'widgets'>[]): EntityIds {
  return collect(pages, () => true)
}

function collect(pages: Pick<PageJson, 'widgets'>[], wanted: (mark: EntityMark) => boolean): EntityIds {
  const found: Record<Entity, Set<string>> = {
    goods: new Set(),
    coupon: new Set(),
    shop: new Set(),
    category: new Set(),
    page: new Set(),
  }
  for (const page of pages)
    for (const widget of Object.values(page.widgets))
      for (const mark of entityMarks[widget.type] ?? [])
        if (wanted(mark))
          gather({ props: widget.props, style: widget.style as Json }, mark.path, 0, found[mark.entity])
  const sorted = (entity: Entity) => [...found[entity]].toSorted()
  return {
    goods: sorted('goods'),
    coupon: sorted('coupon'),
    shop: sorted('shop'),
    category: sorted('category'),
    page: sorted('page'),
  }
}

function gather(value: Json | undefined, path: string[], depth: number, into: Set<string>): void {
  const step = path[depth]
  if (step === undefined) {
    if (typeof value === 'string' ? value !== '' : typeof value === 'number') into.add(String(value))
  } else if (Array.isArray(value)) {
    if (step === '*') for (const item of value) gather(item, path, depth + 1, into)
    else gather(value[Number(step)], path, depth + 1, into)
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, step))
    gather(value[step], path, depth + 1, into)
}

/** One place of a page that names something. */
export interface Reference {
  uuid: string
  /** JSON pointer from the widget. */
  path: string
  entity: Entity
  id: string
  /** The object that holds the id: an entry, a link. */
  holder: JsonObject
}

/**
 * Every place of a page that names something by its id, drawn or led to. Of a link only the target that its kind leads
 * to counts; placeholders name nothing.
 */
export function referencesOf(page: Pick<PageJson, 'widgets'>): Reference[] {
  const found: Reference[] = []
  for (const [uuid, { type, props, style }] of Object.entries(page.widgets))
    for (const { path, entity, link } of entityMarks[type] ?? [])
      for (const { at, holder } of holdersOf({ props, style: style as Json }, path, [])) {
        const key = path.at(-1) ?? ''
        const id = String(holder[key] ?? '')
        if (id !== '' && (!link || leadsTo(holder, key)))
          found.push({ uuid, path: toPointer([...at, key]), entity, id, holder })
      }
  return found
}

/** Coupons have no page of their own, but their link names one. */
const leadsTo = ({ linkPage }: JsonObject, key: string) =>
  linkPage === 'coupons' ? key === 'card_id' : (linkTargetOf(linkPage)?.keys.includes(key) ?? false)

/** Every object in which the last step of a mark's path stands, with where it is. */
function holdersOf(
  value: Json | undefined,
  path: string[],
  at: string[],
): { at: string[]; holder: JsonObject }[] {
  if (typeof value !== 'object' || value === null) return []
  const step = path[at.length] ?? ''
  if (Array.isArray(value)) {
    const indices = step === '*' ? [...value.keys()].map(String) : [step]
    return indices.flatMap((index) => holdersOf(value[Number(index)], path, [...at, index]))
  }
  if (at.length === path.length - 1) return [{ at, holder: value }]
  return Object.hasOwn(value, step) ? holdersOf(value[step], path, [...at, step]) : []
}

/** Whether a page shows the shops near the shopper. */
export function showsNearby(page: Pick<PageJson, 'widgets'>): boolean {
  return Object.values(page.widgets).some(({ type }) => nearbyTypes.has(type))
}
