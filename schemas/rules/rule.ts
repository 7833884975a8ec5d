/**
 * Rules that JSON Schema cannot express: named and pure, with problems like those of the validators (rule
 * page-format-4).
 */
import type { CatalogueEntry } from '../catalogue'
import type { Entity } from '../generated/kinds'
import type { Hiding } from '../hidden'
import type { WidgetEntry } from '../order'
import type { Json, Platform, WidgetJson } from '../page'
import type { Region } from '../page-data'
import type { PathTree } from '../path-tree'

/** The page around a widget, for rules; values without the shape of a widget are skipped. */
export interface RuleContext {
  /** The document's region, if the caller knows it; rules about regions are skipped otherwise. */
  region?: Region
  /** Type of the fixed section of this page. */
  section?: string
  /** Platform of the document, if it says one. */
  platform?: Platform
  /** Pixels, the default filled in. */
  pageWidth: number
  /** All widgets of the page, for rules of few widgets. */
  widgets(): WidgetEntry[]
  widgetAt(uuid: string): WidgetJson | undefined
  /** What hides this widget of the page. */
  hidingOf(uuid: string, widget: WidgetJson): Hiding
  /** Whether a widget is its own ancestor. */
  isInCircle(uuid: string): boolean
  /** The catalogue entry of a type; `undefined` for an unknown type. */
  declarationOf(type: string): CatalogueEntry | undefined
  /** Paths to the objects of a type with an id of this `x-entity`. */
  holdersOf(type: string, entity: Entity): PathTree
  /** Paths to the links of a type. */
  linksOf(type: string): PathTree
}

export interface Finding {
  /** JSON pointer from the widget. */
  path: string
  message: string
  /** The value that `--fix` may set. */
  clamped?: Json
}

export interface Rule {
  /** The `keyword` of its problems. */
  name: string
  /** Whether it can find anything in widgets of this type; asked once per type and page. Absent: in any. */
  concerns?(type: string, context: RuleContext): boolean
  /** Only for widgets of types that concern it. */
  check(entry: WidgetEntry, context: RuleContext, report: (finding: Finding) => void): void
  /** Checks of the whole document, once per document; paths start at the document. */
  checkPage?(context: RuleContext, report: (finding: Finding) => void): void
}
