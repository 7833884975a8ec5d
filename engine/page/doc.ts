/** The page in memory: a map of frozen widgets with an index of children. */
import type { PageJson, WidgetJson } from '@schemas/page'
import type { Region } from '@schemas/page-data'

/** A widget as the engine holds it: deeply frozen, replaced as a whole when it changes. */
export type Widget = Readonly<WidgetJson>

/** The page configuration, deeply frozen too. */
export type PageConfig = Readonly<PageJson['page']>

/** Identifies the page configuration wherever a widget's uuid is expected; no widget can have it. */
export const PAGE = ''

/** Uuid of the panel that holds a widget, or a root. */
export type Parent = string | null

/** Parents of each region's top level in memory; only `null`, the body's, is ever saved. No uuid begins with `@`. */
export const ROOTS = { header: '@header', body: null, footer: '@footer' } as const satisfies Record<
  Region,
  Parent
>

const OTHER_ROOTS: ReadonlySet<string> = new Set(
  Object.values(ROOTS).filter((root): root is Exclude<(typeof ROOTS)[Region], null> => root !== null),
)

/** Whether a widget with this parent is at the top level of a region. */
export const isRoot = (parent: Parent): boolean => parent === null || OTHER_ROOTS.has(parent)

/** `parent` and `order` together; one alone is not a position. */
export type TreePosition = readonly [parent: Parent, order: string]

/** The fields of the envelope that no command edits. */
type PageHead = Readonly<Pick<PageJson, '$schema' | 'formatVersion' | 'platform'>>

export interface PageDoc {
  readonly head: PageHead
  readonly page: PageConfig
  readonly widgets: ReadonlyMap<string, Widget>
  /** Uuids of each parent's children in reading order; parents without children are absent. */
  readonly children: ReadonlyMap<Parent, readonly string[]>
}

/** The mutable document of its owner. Only `apply.ts` writes to it. */
export interface OwnedDoc {
  readonly head: PageHead
  page: PageConfig
  readonly widgets: Map<string, Widget>
  readonly children: Map<Parent, readonly string[]>
}

/** A mutable copy: the maps are copied, the frozen widgets are shared. */
export function copyDoc(doc: PageDoc): OwnedDoc {
  return { head: doc.head, page: doc.page, widgets: new Map(doc.widgets), children: new Map(doc.children) }
}
