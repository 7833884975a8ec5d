/** What JSON Schema cannot say: named pure rules over a page, reporting as the validators do (rule page-format-4). */
import type { CatalogueEntry } from '../catalogue'
import type { Entity } from '../dialect/keywords'
import type { WidgetEntry } from '../order'
import type { Json, WidgetJson } from '../page'
import type { Region } from '../page-data'
import type { PathTree } from '../path-tree'

/** What a rule may ask about the page around a widget; what has no widget's shape is not there. */
export interface RuleContext {
  /** Which document of the shop this is, where the caller knows; a page on its own is judged without. */
  region?: Region
  /** Type of the fixed section whose page this is. */
  section?: string
  /** Pixels, the default filled in. */
  pageWidth: number
  /** Every widget of the page: for rules that few widgets have. */
  widgets(): WidgetEntry[]
  widgetAt(uuid: string): WidgetJson | undefined
  /** Whether a widget is its own ancestor. */
  isInCircle(uuid: string): boolean
  /** What the schema of a type says of it; `undefined` for an unknown type. */
  declarationOf(type: string): CatalogueEntry | undefined
  /** The way to the objects in which a type's schema marks an id with this `x-entity`. */
  holdersOf(type: string, entity: Entity): PathTree
}

export interface Finding {
  /** JSON pointer from the widget. */
  path: string
  message: string
  /** What `--fix` may put there. */
  clamped?: Json
}

export interface Rule {
  /** The `keyword` of its problems. */
  name: string
  check(entry: WidgetEntry, context: RuleContext, report: (finding: Finding) => void): void
  /** What no widget can be blamed for; paths go from the document. Called once a document. */
  checkPage?(context: RuleContext, report: (finding: Finding) => void): void
}
