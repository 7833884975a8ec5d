/** What JSON Schema cannot say: named pure rules over a page, reporting as the validators do (page-format rule 2). */
import type { Entry } from '../order'
import type { Json, PageJson } from '../page'
import type { Region } from '../page-data'

/** What a rule may ask about the page around a widget; built once per judgement. */
export interface RuleContext {
  page: PageJson
  /** Which document of the shop this is, where the caller knows; a page on its own is judged without. */
  region?: Region
  /** Pixels, the default filled in. */
  pageWidth: number
  /** What the schema of a type declares; `undefined` for an unknown type. */
  declarationOf(type: string): Declaration | undefined
  widgetAt(uuid: string): Entry[1] | undefined
  /** Whether a widget is its own ancestor. */
  isInCircle(uuid: string): boolean
}

/** The part of a widget's schema that rules read. */
export interface Declaration {
  title: string
  /** `x-children`; empty for what is no container. */
  children: readonly string[]
  /** `x-strings`. */
  strings: Readonly<Record<string, string>>
  /** Paths of the links in it: `['props', 'data', '*', 'pathData']`. */
  links: readonly (readonly string[])[]
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
  check(entry: Entry, context: RuleContext, report: (finding: Finding) => void): void
}
