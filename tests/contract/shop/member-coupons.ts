import { fillCart } from '@tests/helpers/cart'
import type { SampleContext, Samples } from './sample'

/** A coupon of 20 yuan from 99 yuan on, and an eligible item. */
async function claimed({ database, member }: SampleContext): Promise<string> {
  await fillCart(database.db, member.user_id, [{ item_id: '10101', num: 2 }])
  await member.data('/user/receiveCard?card_id=1')
  const { list } = await member.data<{ list: { code: string }[] }>('/user/getUserCardList')
  return list[0]?.code ?? ''
}

export const samples: Samples = {
  'GET /user/receiveCard': [{ query: '?card_id=2' }],
  'GET /user/getUserCardList': [
    {},
    async (context) => {
      await claimed(context)
      return { query: '?status=1&page=1&pageSize=10' }
    },
    { query: '?status=3' },
  ],
  'GET /user/newGetCardList': [
    async (context) => {
      await claimed(context)
      return { query: '?page_no=1&page_size=999&cart_type=cart&is_checkout=1' }
    },
    async (context) => {
      await claimed(context)
      return { query: '?item_id=40801&num=2' }
    },
  ],
  'POST /promotion.coupon.use': [async (context) => ({ body: { coupon_code: await claimed(context) } })],
  'POST /promotion.coupon.cancel': [{ body: {} }],
}
