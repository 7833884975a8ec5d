/** What a shopper decides at a checkout. It stays in this tab: signing in again, or the address book, loses nothing. */
import type { InvoiceTitle } from '@schemas/generated/api'
import { navigate } from '../../shell/router/navigate'
import { address, user } from '../../shell/state/shop'

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

const RUNNING = 'checkout'

/** Which checkout it is: another basket, or another member, is another one. */
export interface CheckoutName {
  /** Path with query. */
  path: string
  user_id: string
  /** What is bought, where the path does not say it: the line of a fast purchase. */
  basket: string
}

const keyOf = ({ path, user_id, basket }: CheckoutName) => `${RUNNING} ${user_id} ${path} ${basket}`

/** The checkout that is open is the one that the address pages come back to. */
export function nameRunning(name: CheckoutName) {
  sessionStorage.setItem(RUNNING, JSON.stringify(name))
}

/** The checkout of this member that was open last in this tab. */
export function runningCheckout(user_id: string | undefined): CheckoutName | undefined {
  const name = read<CheckoutName>(RUNNING)
  return name?.user_id === user_id ? name : undefined
}

export const storedChoices = (name: CheckoutName): Choices => ({
  ...noChoices(),
  ...read<Partial<Choices>>(keyOf(name)),
})

export function keepChoices(name: CheckoutName, choices: Choices) {
  sessionStorage.setItem(keyOf(name), JSON.stringify(choices))
}

/** The order is made. */
export function forgetCheckout(name: CheckoutName) {
  sessionStorage.removeItem(keyOf(name))
  sessionStorage.removeItem(RUNNING)
}

/** Only this file writes under these names, so stored values have the shape that was written. */
function read<T>(key: string): T | undefined {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as T)
}

/** Where a checkout begins that none is running of. */
const CHECKOUT = '/cart/checkout?mode=cart'

/** Back to the checkout that was left, with this address (rule pages-3). */
export function returnWith(address_id: string) {
  const running = runningCheckout(user.userInfo?.user_id)
  address.addr_id = address_id
  if (running) keepChoices(running, { ...storedChoices(running), address_id })
  navigate(running?.path ?? CHECKOUT)
}
