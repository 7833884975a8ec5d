import type { CouponSource, PromotionSource } from '../model'

/** One promotion of each kind; none applies to a single piece of an ordinary product. */
export const promotions: PromotionSource[] = [
  {
    id: '1',
    kind: 'full_minus',
    name: '满减专区',
    scope: 'tag',
    targets: ['4'],
    steps: [
      { full: 19900, minus: 2000 },
      { full: 39900, minus: 5000 },
    ],
  },
  {
    id: '2',
    kind: 'full_discount',
    name: '童装多件多折',
    scope: 'category',
    targets: ['20'],
    pieces: true,
    steps: [
      { full: 2, discount: 10 },
      { full: 3, discount: 20 },
    ],
  },
  {
    id: '3',
    kind: 'full_minus',
    name: '茶饮每满100减10',
    scope: 'category',
    targets: ['82'],
    repeats: true,
    steps: [{ full: 10000, minus: 1000 }],
  },
  {
    id: '4',
    kind: 'full_gift',
    name: '溪白满199赠护手霜',
    scope: 'brand',
    targets: ['9'],
    steps: [{ full: 19900, gifts: [{ item_id: '71301', num: 1, price: 0 }] }],
  },
  {
    id: '5',
    kind: 'plus_price_buy',
    name: '零食满59元换购',
    scope: 'category',
    targets: ['81'],
    steps: [{ full: 5900, gifts: [{ item_id: '80301', num: 1, price: 490 }] }],
  },
  {
    id: '6',
    kind: 'limited_time_sale',
    name: '限时特惠',
    scope: 'goods',
    prices: { '601': 15900, '613': 7900, '702': 7900, '408': 34900 },
  },
]

const validity = '领取后请在有效期内使用，不可兑换现金。'

// prettier-ignore
export const coupons: CouponSource[] = [
  { id: '1', title: '新人立减券', card_type: 'cash', reduce_cost: 2000, least_cost: 9900, quantity: 5000, claimed: 1260, get_limit: 1, term: 30, description: '满99元可用', notice: validity, useFor: '全部商品', colour: '#c8372d' },
  { id: '2', title: '满199减30', card_type: 'cash', reduce_cost: 3000, least_cost: 19900, quantity: 3000, claimed: 842, get_limit: 2, description: '满199元可用', notice: validity, useFor: '全部商品', colour: '#b8531c' },
  { id: '3', title: '满499减80', card_type: 'cash', reduce_cost: 8000, least_cost: 49900, quantity: 1500, claimed: 377, get_limit: 2, description: '满499元可用', notice: validity, useFor: '全部商品', colour: '#8f2f52' },
  { id: '4', title: '服饰八折券', card_type: 'discount', discount: 20, least_cost: 19900, most_cost: 20000, quantity: 2000, claimed: 655, get_limit: 1, category: '10', description: '服饰满199元享8折，最高减200元', notice: validity, useFor: '时尚服饰', colour: '#2f6b57' },
  { id: '5', title: '数码九五折券', card_type: 'discount', discount: 5, least_cost: 99900, most_cost: 30000, quantity: 1000, claimed: 210, get_limit: 1, category: '40', description: '数码满999元享9.5折，最高减300元', notice: validity, useFor: '手机数码', colour: '#2f5fb3' },
  { id: '6', title: '茶饮满减券', card_type: 'cash', reduce_cost: 1000, least_cost: 5900, quantity: 300, claimed: 300, get_limit: 1, category: '82', description: '茶饮冲调满59元可用', notice: validity, useFor: '茶饮冲调', colour: '#6a5a1f' },
  { id: '7', title: '会员日九折券', card_type: 'discount', discount: 10, least_cost: 29900, most_cost: 15000, quantity: 100, claimed: 97, get_limit: 1, term: 7, description: '满299元享9折，数量有限', notice: validity, useFor: '全部商品', colour: '#5a4796' },
  { id: '8', title: '静安店专享券', card_type: 'cash', reduce_cost: 5000, least_cost: 29900, quantity: 800, claimed: 126, get_limit: 1, shop: '3', description: '上海静安旗舰店满299元可用', notice: validity, useFor: '上海静安旗舰店', colour: '#a8414d' },
]
