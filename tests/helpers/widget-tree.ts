/** Small pages and random ones for tests of the engine: widgets of no particular type, in any tree. */
import { fromJson, toJson } from '@engine/page/json'
import { indexChildren } from '@engine/page/children'
import type { PageDoc } from '@engine/page/doc'
import type { JsonObject, PageJson, WidgetJson } from '@schemas/page'

/** Names to nested names: `{ panel: { text: {} } }`. */
export interface Outline {
  [uuid: string]: Outline
}

/** A page of the given outline; every widget has the given props, siblings are in the outline's order. */
export function pageOf(outline: Outline, props: JsonObject = { text: '' }): PageDoc {
  const widgets: PageJson['widgets'] = {}
  const add = (level: Outline, parent: string | null) => {
    for (const [index, [uuid, inner]] of Object.entries(level).entries()) {
      widgets[uuid] = widgetOf({ parent, order: `a${index}`, name: uuid, props: structuredClone(props) })
      add(inner, uuid)
    }
  }
  add(outline, null)
  return docOf(widgets)
}

export function docOf(widgets: Record<string, WidgetJson>): PageDoc {
  return fromJson({ formatVersion: 2, platform: 'pc', page: { v: 1, props: { title: '首页' } }, widgets })
}

export function widgetOf(parts: Partial<WidgetJson> = {}): WidgetJson {
  return { type: 'T', v: 1, parent: null, order: 'a0', props: {}, style: {}, ...parts }
}

/** The tree as names, to compare with the expectation. */
export function outlineOf(doc: PageDoc, parent: string | null = null): Outline {
  return Object.fromEntries((doc.children.get(parent) ?? []).map((uuid) => [uuid, outlineOf(doc, uuid)]))
}

/** Bytes to compare documents by: the page as JSON, with keys in their actual order. */
export function bytesOf(doc: PageDoc): string {
  return JSON.stringify(toJson(doc))
}

/**
 * Inconsistencies of a page, none for a valid one: the index matches the widgets, all are in one tree, all is frozen.
 */
export function faultsOf(doc: PageDoc): string[] {
  const faults: string[] = []
  const index = indexChildren(doc.widgets)
  for (const parent of new Set([...index.keys(), ...doc.children.keys()])) {
    const [has, should] = [doc.children.get(parent)?.join(), index.get(parent)?.join()]
    if (has !== should) faults.push(`children of ${parent}: ${has}, by their widgets ${should}`)
  }
  const reached: string[] = []
  const visit = (parent: string | null) => {
    for (const uuid of doc.children.get(parent) ?? []) {
      if (reached.includes(uuid)) faults.push(`${uuid} stands twice`)
      else {
        reached.push(uuid)
        visit(uuid)
      }
    }
  }
  visit(null)
  if (reached.length !== doc.widgets.size)
    faults.push(`${doc.widgets.size} widgets, in the tree ${reached.length}`)
  for (const [uuid, widget] of doc.widgets) if (!isDeepFrozen(widget)) faults.push(`${uuid} is not frozen`)
  return faults
}

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen)
}
