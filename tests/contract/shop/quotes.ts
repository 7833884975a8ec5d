import { fillCart } from '@tests/helpers/cart'
import type { SampleContext, Samples } from './sample'

const cart = ({ database, member }: SampleContext) =>
  fillCart(database.db, member.user_id, [
    { item_id: '10101', num: 3 },
    { item_id: '70301', distributor_id: '3' },
  ])

const receiver = {
  receiver_name: '李明',
  receiver_mobile: '13900000001',
  receiver_state: '北京市',
  receiver_city: '北京市',
  receiver_district: '昌平区',
  receiver_address: '回龙观 1 号',
}

export const samples: Samples = {
  'POST /getFreightFee': [
    async (context) => {
      await cart(context)
      return { body: { cart_type: 'cart', distributor_id: '0', ...receiver } }
    },
    async (context) => {
      await cart(context)
      const shops = [
        { distributor_id: '0', remark: '请放门口' },
        { distributor_id: '3', receipt_type: 'ziti' },
      ]
      return { body: { shops, not_use_coupon: true, point_use: 100, ...receiver } }
    },
  ],
}
