import type { InvoiceTitle } from '@schemas/generated/api'

/** Where and when a shop's goods are fetched. */
export interface Pickup {
  pickup_location: string
  /** `2026-11-21` */
  pickup_date: string
  name: string
  address: string
}

/** Codes of coupons; '' for none. */
export interface CouponsChosen {
  /** By shop. */
  shops: Record<string, string>
  platform: string
}

/** What a shopper decides at a checkout. */
export interface Choices {
  /** '': the first of the address book, which is the default one. */
  address_id: string
  /** By shop; a shop that is not here sends its goods. */
  pickups: Record<string, Pickup>
  /** Who fetches goods where nothing is sent. */
  taker: { name: string; mobile: string }
  /** null: the server picks those that save most. */
  coupons: CouponsChosen | null
  point_use: number
  /** null: no invoice. */
  invoice: InvoiceTitle | null
  /** By shop. */
  remarks: Record<string, string>
}

export const noChoices = (): Choices => ({
  address_id: '',
  pickups: {},
  taker: { name: '', mobile: '' },
  coupons: null,
  point_use: 0,
  invoice: null,
  remarks: {},
})
