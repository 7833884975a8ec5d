import type { Entity } from './dialect/keywords'
import { entityMarks, nearbyTypes } from './generated/entities'
import type { Json, PageJson } from './page'

export interface EntityMark {
  /** From the widget: `['props', 'data', '*', 'goods_id']`. */
  path: string[]
  entity: Entity
  /** It stands inside a link: something to lead to, which the widget does not draw. */
  link?: true
}

/** Ids per entity, sorted, each once. */
export type EntityIds = Record<Entity, string[]>

/**
 * Every id whose row these pages draw: marked with `x-entity` and not inside a link. Empty ids (placeholders,
 * decisions 4) are left out. Several pages (header, body, footer) make one batch.
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

/** Whether a page shows the shops near the shopper. */
export function showsNearby(page: Pick<PageJson, 'widgets'>): boolean {
  return Object.values(page.widgets).some(({ type }) => nearbyTypes.has(type))
}
