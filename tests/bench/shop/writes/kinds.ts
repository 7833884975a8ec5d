/** Writes of buyers: the calls, the content of the cart, and the row that proves the result. */
import { RECEIVER } from '@tests/helpers/checkout'
import type { Call } from '../../measure/send'

/** The demo company that sells. */
export const COMPANY = '1'
/** A seckill that runs as long as the bench, with one item of its own. */
export const SECKILL = { seckill_id: 'bench', item_id: 'like1a' }
/** Copies of this product, so that every buyer's order takes the same statements … */
export const LIKE = 'm1'
/** … and enough of them that locks of their stock rows seldom conflict. */
export const ALIKE = 800

export interface WriteKind {
  what: string
  calls(items: readonly string[]): Call[]
  cart: 'empty' | 'filled' | 'seckill'
  /** The row that is written once per run. */
  table: 'cart_line' | 'quote' | 'orders' | 'seckill_ticket'
}

const receiver = JSON.stringify(RECEIVER)
const post = (path: string, body: string, expected: string): Call => ({
  method: 'POST',
  path,
  body,
  expected,
})

export const WRITE_KINDS = {
  cart: {
    what: '加入购物车',
    cart: 'empty',
    table: 'cart_line',
    calls: ([item_id]) => [post('/cart', JSON.stringify({ item_id, num: 1 }), 'cart_id')],
  },
  quote: {
    what: '结算报价',
    cart: 'filled',
    table: 'quote',
    calls: () => [post('/getFreightFee', receiver, 'quote_id')],
  },
  order: {
    what: '下单',
    cart: 'filled',
    table: 'orders',
    calls: () => [post('/order_new', receiver, 'trade_id')],
  },
  seckill: {
    what: '秒杀：取资格并下单，都抢同一件商品',
    cart: 'seckill',
    table: 'seckill_ticket',
    calls: () => [
      {
        method: 'GET',
        path: `/promotion/seckillactivity/geticket?seckill_id=${SECKILL.seckill_id}&item_id=${SECKILL.item_id}&num=1`,
        expected: 'ticket',
      },
      post(
        '/order_new',
        JSON.stringify({
          ...RECEIVER,
          order_type: 'normal_seckill',
          cart_type: 'fastbuy',
          seckill_id: SECKILL.seckill_id,
          seckill_ticket: '{ticket}',
        }),
        'trade_id',
      ),
    ],
  },
} as const satisfies Record<string, WriteKind>

export type WriteKindName = keyof typeof WRITE_KINDS

/** The two items of a buyer's cart. */
export const itemsOf = (buyer: number): [string, string] => [likeNth(2 * buyer), likeNth(2 * buyer + 1)]

const likeNth = (n: number) => `like${2 + (n % (ALIKE - 1))}a`
