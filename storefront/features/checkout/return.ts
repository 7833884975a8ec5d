import { navigate } from '../../shell/router/navigate'
import { address, user } from '../../shell/state/shop'
import { keepChoices, storedChoices, runningCheckout } from './stored-choices'

/** Where a checkout begins that none is running of. */
const CHECKOUT = '/cart/checkout?mode=cart'

/** Back to the checkout that was left, with this address (rule pages-3). */
export function returnWith(address_id: string) {
  const running = runningCheckout(user.userInfo?.user_id)
  address.addr_id = address_id
  if (running) keepChoices(running, { ...storedChoices(running), address_id })
  navigate(running?.path ?? CHECKOUT)
}
