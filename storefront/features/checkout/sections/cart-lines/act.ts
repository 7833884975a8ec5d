import type { CartListAnswer } from '@schemas/generated/api'
import { reached } from '@storefront/shell/state/offline'
import type * as cartActions from '../../cart.actions'

/** The server's answer that the cart of this tab has not taken yet. */
let unopened: CartListAnswer | undefined

/** The cart that the page shows: what is done from now on changes it. */
export function open(answered: CartListAnswer) {
  unopened = answered
}

/**
 * Does something with the cart, whose code comes once the page answers.
 *
 * @returns what that does
 */
export async function act<T>(what: (actions: typeof cartActions) => T): Promise<Awaited<T>> {
  const actions = await reached(() => import('../../cart.actions'))
  if (unopened) actions.openCart(unopened)
  unopened = undefined
  return await what(actions)
}
