/** Quote lines with the figures that determine how the value of gifts is distributed. */
import type { QuoteLine } from '@server/checkout/quotes/quote'

interface Bought {
  key?: string
  num?: number
  /** Cents per piece. */
  price: number
  /** Cents of discount. */
  off?: number
  /** Points used for this line, and their value in cents. */
  points?: { use: number; fee: number }
  /** Promotions whose gift this line earns. */
  earns?: string[]
}

export function bought({ key = 'a', num = 1, price, off = 0, points, earns = [] }: Bought): QuoteLine {
  const { use, fee } = points ?? { use: 0, fee: 0 }
  const shares = [
    { source: 'shop_coupon:c', amount: off },
    { source: 'points', amount: fee },
  ].filter(({ amount }) => amount > 0)
  return {
    ...PLAIN,
    key,
    num,
    price,
    sale_price: price,
    item_fee: price * num,
    coupon_discount: off,
    discount_fee: off,
    point_fee: fee,
    share_points: use,
    total_fee: price * num - off - fee,
    shares: [...shares, ...earns.map((id) => ({ source: `promotion:${id}`, amount: 0 }))],
  }
}

interface GiftLineOptions {
  key?: string
  num?: number
  /** Cents per piece on the shelf. */
  sale_price: number
  promotion_id?: string
}

export const given = ({
  key = 'gift',
  num = 1,
  sale_price,
  promotion_id = 'g',
}: GiftLineOptions): QuoteLine => ({
  ...PLAIN,
  key,
  num,
  sale_price,
  order_item_type: 'gift',
  promotion_id,
  shares: [{ source: `promotion:${promotion_id}`, amount: 0 }],
})

const PLAIN: QuoteLine = {
  key: '',
  cart_id: null,
  item_id: '',
  goods_id: '',
  stock_distributor_id: '0',
  order_item_type: 'normal',
  promotion_id: null,
  num: 1,
  price: 0,
  sale_price: 0,
  market_price: 0,
  price_source: 'shelf',
  price_source_id: null,
  seckill_limit: 0,
  item_fee: 0,
  member_discount: 0,
  discount_fee: 0,
  promotion_discount: 0,
  coupon_discount: 0,
  point_fee: 0,
  share_points: 0,
  total_fee: 0,
  shares: [],
  discount_info: [],
  item_bn: '',
  item_name: '',
  item_spec_desc: '',
  pic: '',
}
