import type { PromotionSource } from '../model'

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
