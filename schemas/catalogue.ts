import type { Platform } from './page'

/** What one widget's schema says about the widget as a whole. */
export interface CatalogueEntry {
  type: string
  title: string
  /** Schema version that new widgets are written with. */
  version: number
  /** Navigation groups of the palette. */
  nav: string[]
  /** Whether operators may insert it: it has a navigation group, and `x-ui.palette` does not say otherwise. */
  palette: boolean
  platforms: Platform[]
  /** Heading in the palette; only orders it. */
  group: string
  /** Types that may be dropped into it; null for what is no container. */
  children: string[] | null
  /** A section of the storefront: stands once on its own page and cannot be deleted (`x-ui.fixed`). */
  fixed: boolean
  /** Where shoppers find the page of a fixed section; '' for widgets. */
  path: string
  /** Confirmations and successes of its panel, by name. */
  strings: Record<string, string>
}

export type Catalogue = Record<string, CatalogueEntry>
