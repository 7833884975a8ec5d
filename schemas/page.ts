/** The page document as stored and transferred: one flat map of widgets. */
import type { BoxStyle } from './generated/types'

export const FORMAT_VERSION = 2

/** Type of the page configuration's schema. */
export const PAGE_TYPE = 'W0000'

/** px; width of the pages that are made for phones, in which lengths of phone patches are given. */
export const PHONE_WIDTH = 375

export type Platform = 'pc' | 'h5'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** What of a desktop page's widget differs on phones; only differing values are written (rule page-format-14). */
export interface PhonePatch {
  hidden?: boolean
  /** Instead of the widget's own order key. */
  order?: string
  props?: JsonObject
  /** Pixels of a phone's page of `PHONE_WIDTH`. */
  style?: Partial<BoxStyle>
}

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
  /** Shoppers see neither it nor what is inside it; absent for false. */
  hidden?: boolean
  /** Held in its place in the designer; absent for false. */
  locked?: boolean
  props: JsonObject
  style: Partial<BoxStyle>
  h5?: PhonePatch
}

export interface PageJson {
  $schema?: string
  formatVersion: number
  platform: Platform
  /** W0000, the page configuration. */
  page: { v: number; props: JsonObject }
  widgets: Record<string, WidgetJson>
}
