import type { JsonObject, Platform } from './page'

/**
 * How a box adapts to a phone's width: in proportion as a picture, with its lines as a text whose size is its property
 * `fontSize`, at its own height, as a grid of its own children, or as high as its content.
 */
export type Reflow = 'scale' | 'text' | 'keep' | 'panel' | 'content'

/** What a schema declares about its widget as a whole. */
export interface CatalogueEntry {
  type: string
  title: string
  /** Schema version that new widgets are written with. */
  version: number
  /** Navigation groups of the palette. */
  nav: string[]
  /** Whether operators may insert it: it has a navigation group and `x-ui.palette` is not false. */
  palette: boolean
  platforms: Platform[]
  /** Heading in the palette, for ordering only. */
  group: string
  /** Other words by which operators look for it in the palette (`x-ui.also`). */
  also: string[]
  /** Pinyin of its title and of the Chinese ones of these words, by syllables: `lun bo tu`; for the palette alone. */
  pinyin: string[]
  /** Types that may be dropped into it; null if it is not a container. */
  children: string[] | null
  /** A section of the storefront: appears exactly once on its own page and cannot be deleted (`x-ui.fixed`). */
  fixed: boolean
  /** Reserved: its content is kept as it is and not described (`x-ui.opaque`). */
  opaque?: true
  /** Path of the page of a fixed section; '' for widgets. */
  path: string
  /** Properties of props that may have a value of their own on phones (`x-viewport`). */
  viewport: string[]
  /** What an inserted widget begins with instead of the defaults of its schema (`x-ui.insert`). */
  insert: JsonObject
  /** How it adapts to a phone's width (`x-ui.reflow`). */
  reflow: Reflow
  /** Confirmations and success messages of its panel, by name. */
  strings: Record<string, string>
}

export type Catalogue = Record<string, CatalogueEntry>
