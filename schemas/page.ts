/** The page document as stored and transferred: one flat map of widgets. */
import type { BoxStyle } from './generated/types'

export const FORMAT_VERSION = 1

/** Type of the page configuration's schema. */
export const PAGE_TYPE = 'W0000'

export type Platform = 'pc' | 'h5'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** One widget as saved. Only `type` and `order` are required; `parsePage` adds the rest of the envelope. */
export interface WidgetJson {
  type: string
  /** Schema version that `props` and `style` were written for. */
  v: number
  /** `null` at top level, else the uuid of its panel. */
  parent: string | null
  /** Fractional-index key among its siblings, compared byte-wise, ties by uuid. */
  order: string
  name?: string
  alias?: string
  props: JsonObject
  style: Partial<BoxStyle>
}

export interface PageJson {
  $schema?: string
  formatVersion: number
  platform: Platform
  /** W0000, the page configuration. */
  page: { v: number; props: JsonObject }
  widgets: Record<string, WidgetJson>
}
