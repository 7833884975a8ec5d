import type { CartGroup } from '@engine'
import type { CartListAnswer } from '@schemas/generated/api'
import { call } from '../api/call'
import { cart } from './shop'

/** Asks anew how many pieces are in the cart; the lines are asked for when somebody looks at them. */
export async function countCart(): Promise<void> {
  const { item_count } = await call('GET /cartcount', { quiet: true })
  cart.cartCount = item_count
  cart.cartInfo = null
}

/** Fetches the lines for the mini cart. */
export async function fetchCart(): Promise<void> {
  const answer = await call('GET /cart/list', { query: { shop_type: 'distributor' }, quiet: true })
  const groups = answer.valid_cart.map(groupOf)
  cart.cartInfo = { groups }
  cart.cartCount = groups.reduce(
    (sum, { list }) => sum + list.reduce((pieces, { num }) => pieces + num, 0),
    0,
  )
}

const groupOf = ({ shop_id, shop_name, list }: CartListAnswer['valid_cart'][number]): CartGroup => ({
  shop_id,
  shop_name,
  list: list.map(({ cart_id, item_id, item_name, pics, price, num, total_fee }) => ({
    cart_id,
    item_id,
    item_name,
    pics,
    price,
    num,
    total_fee,
  })),
})
