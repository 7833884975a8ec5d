/** What was chosen at a checkout stays in this tab: signing in again, or a look at the address book, loses nothing. */
import { noChoices, type Choices } from './choices'

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

/** Only this file writes under these names, so what stands there has the shape that was written. */
function read<T>(key: string): T | undefined {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as T)
}
