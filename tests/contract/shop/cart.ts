import { fillCart } from '@tests/helpers/cart'
import type { SampleContext, Samples } from './sample'

/** A member's line of three T-shirts. */
async function line({ database, member }: SampleContext) {
  const [cart_id = ''] = await fillCart(database.db, member.user_id, [{ item_id: '10101', num: 3 }])
  return { cart_id }
}

/** Every element of a cart: discounts, gifts, add-on offers, two shops, an invalid line. */
async function fullCart({ database, member }: SampleContext) {
  await fillCart(database.db, member.user_id, [
    { item_id: '10101', num: 3 },
    { item_id: '70301' },
    { item_id: '80101' },
    { item_id: '80301', line_type: 'plus_buy', activity_id: '5' },
    { item_id: '60101', is_checked: false },
    { item_id: '10201', distributor_id: '3' },
    { item_id: '41501' },
  ])
}

export const samples: Samples = {
  'GET /cart/list': [
    {},
    async (context) => {
      await fullCart(context)
      return { as: 'member' }
    },
    { as: 'member', query: '?cart_type=fastbuy&shop_type=pointsmall&distributor_id=0' },
  ],
  'GET /cart/coupons': [
    {},
    async (context) => {
      await fullCart(context)
      return { as: 'member' }
    },
  ],
  'POST /cart': [
    { body: { item_id: '10101', num: 2, shop_type: 'distributor', distributor_id: '0' } },
    { as: 'member', body: { item_id: '101', cart_type: 'fastbuy', totalQuantity: 1 } },
    { body: { item_id: '10101', cart_type: 'cart', quantity: 1 } },
    { as: 'member', body: { item_id: '10101', num: 5, isAccumulate: false, activity_id: '1' } },
  ],
  'PUT /cartupdate/num': [
    async (context) => ({ as: 'member', body: { ...(await line(context)), num: 2 } }),
    async (context) => {
      await line(context)
      return { as: 'member', body: { sku_id: '10101', totalQuantity: 1, is_checked: false } }
    },
  ],
  'PUT /cartupdate/checkstatus': [
    async (context) => {
      const { cart_id } = await line(context)
      return { as: 'member', body: { cart_id: [cart_id], is_checked: false } }
    },
  ],
  'PUT /cartupdate/promotion': [
    async (context) => ({ as: 'member', body: { ...(await line(context)), activity_id: '1' } }),
  ],
  'DELETE /cartdel': [
    async (context) => ({ as: 'member', body: { cart_id: [(await line(context)).cart_id] } }),
    { body: { cart_id: ['nobody'] } },
  ],
  'DELETE /cartdelbat': [
    async (context) => ({ as: 'member', body: { cart_id: [(await line(context)).cart_id] } }),
  ],
  'GET /cartcount': [{}, { as: 'member', query: '?shop_type=distributor' }],
  'POST /cart/check': [
    async (context) => {
      await fullCart(context)
      return { body: { mode: 'cart' } }
    },
  ],
  'GET /cart.get.new': [
    async (context) => {
      await fullCart(context)
      return { as: 'member' }
    },
    {},
  ],
  'POST /cart.addGift': [
    async (context) => {
      await line(context)
      return { as: 'member', body: { item_id: '80301', activity_id: '5' } }
    },
  ],
  'GET /cart.user.point': [{}],
}
