import type { Content } from './dialect/keywords'
import { entityMarks, nearbyTypes } from './generated/entities'
import { entities, type Entity } from './generated/kinds'
import { mapValues } from './dialect/walk'
import { linkTargetOf } from './link-targets'
import { isRecord, matchesOf } from './json'
import type { Json, JsonObject, PageJson, WidgetJson } from './page'
import { toPointer } from './pointer'

export interface EntityMark {
  /** Path from the widget: `['props', 'data', '*', 'goods_id']`. */
  path: string[]
  /** One of the kinds of the application whose type it is. */
  entity: string
  /** Part of a link: a target, which the widget does not render. */
  link?: true
  /** Part of a rule, which names what it looks for. */
  rule?: true
  /** Rendered only while this property has one of these values (`x-ui.when`). */
  when?: { prop: string; in: Json[] }
}

/** A value that a widget shows something of. */
export interface ContentMark {
  /** Path from the widget: `['props', 'data', '*', 'imgUrl']`. */
  path: string[]
  /** One of `contents` of the dialect, or a kind of rows. */
  content: string
  /** Shown only while this property has one of these values (`x-ui.when`). */
  when?: { prop: string; in: Json[] }
}

/** A mark of this program's types; the generator has checked that it names one of their kinds. */
export type ShownMark = ContentMark & { content: Content | DrawnEntity }

/** Ids per entity, sorted and unique. */
export type EntityIds = Record<Entity, string[]>

/** Entities whose rows widgets draw; of the others there are links only. */
const DRAWN = ['goods', 'coupon', 'shop', 'category'] as const satisfies readonly Entity[]
export type DrawnEntity = (typeof DRAWN)[number]
export type DrawnIds = Pick<EntityIds, DrawnEntity>

/** A value for each kind of entity that widgets draw. */
export const byDrawn = <T>(valueOf: (entity: DrawnEntity) => T): Record<DrawnEntity, T> =>
  Object.fromEntries(DRAWN.map((entity) => [entity, valueOf(entity)])) as Record<DrawnEntity, T>

/**
 * Every id whose row these pages render: marked with `x-entity` and not part of a link. Empty ids (placeholders) are
 * left out. Several pages (header, body, footer) make one batch (rule page-format-6).
 */
export function collectEntities(...pages: Pick<PageJson, 'widgets'>[]): DrawnIds {
  const found = collect(pages, ({ link, rule }) => !link && !rule)
  return byDrawn((entity) => found[entity])
}

/** Every id in these pages, rendered or linked: what must exist for the pages to be complete. */
export function collectReferences(...pages: Pick<PageJson, 'widgets'>[]): EntityIds {
  return collect(pages, () => true)
}

/** The places of a widget's links to one kind of entity. */
export const linkMarks = (type: string, entity: Entity): EntityMark[] =>
  marksIn(type).filter((mark) => mark.link && mark.entity === entity)

/** Marks of a type; the kinds that they name are those of this program, which the generator has checked. */
const marksIn = (type: string) =>
  (Object.hasOwn(entityMarks, type) ? (entityMarks[type] ?? []) : []) as (EntityMark & { entity: Entity })[]

function collect(pages: Pick<PageJson, 'widgets'>[], wanted: (mark: EntityMark) => boolean): EntityIds {
  const found: Record<string, Set<string>> = byEntity(() => new Set<string>())
  for (const page of pages)
    for (const widget of Object.values(page.widgets))
      for (const mark of marksIn(widget.type))
        if (wanted(mark))
          for (const { value } of matchesOf(contentOf(widget), mark.path))
            if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
              (found[mark.entity] ??= new Set()).add(String(value))
  return mapValues(found, (ids) => [...ids].toSorted()) as EntityIds
}

/** A value for each kind of entity. */
export const byEntity = <T>(valueOf: (entity: Entity) => T): Record<Entity, T> =>
  Object.fromEntries(entities.map((entity) => [entity, valueOf(entity)])) as Record<Entity, T>

/** A reference of a page to an entity. */
export interface Reference {
  uuid: string
  /** JSON pointer from the widget. */
  path: string
  entity: Entity
  id: string
  /** The object with the id: an entry or a link. */
  holder: JsonObject
}

/**
 * Every reference of a page, rendered or linked. Of a link only the target of its kind counts; placeholders are left
 * out.
 */
export function referencesOf(page: Pick<PageJson, 'widgets'>): Reference[] {
  const found: Reference[] = []
  for (const [uuid, { type, props, style }] of Object.entries(page.widgets))
    for (const { path, entity, link } of marksIn(type))
      for (const { value: holder, path: at } of matchesOf(contentOf({ props, style }), path.slice(0, -1))) {
        if (!isRecord(holder)) continue
        const key = path.at(-1) ?? ''
        const id = String(holder[key] ?? '')
        if (id !== '' && (!link || leadsTo(holder, key)))
          found.push({ uuid, path: toPointer([...at, key]), entity, id, holder })
      }
  return found
}

/** Whether a property of a link names what it leads to. */
function leadsTo({ linkPage }: JsonObject, key: string): boolean {
  const target = linkTargetOf(linkPage)
  return target !== undefined && (target.row === key || target.keys.includes(key))
}

/** Props and style of a widget as one value. */
const contentOf = ({ props, style }: Pick<WidgetJson, 'props' | 'style'>): JsonObject => ({
  props,
  style: style as JsonObject,
})

/** Whether a page shows the shops near the shopper. */
export function showsNearby(page: Pick<PageJson, 'widgets'>): boolean {
  return Object.values(page.widgets).some(({ type }) => nearbyTypes.has(type))
}
