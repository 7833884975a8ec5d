import type { CouponEntry, GoodsEntry, LiveCoupon, LiveGoods } from './generated/types'
import { linkTitleOf } from './link-targets'

/** What the snapshot of a product repeats of its live row. */
export const goodsSnapshot = (row: LiveGoods) => ({
  goods_id: row.goods_id,
  itemId: row.item_id,
  goods_pic: row.pics[0] ?? '',
  price: row.price,
  market_price: row.market_price,
  goods_name: row.item_name,
  brief: row.brief,
  subTitle: row.brief,
  tagList: row.tagList,
})

/** The snapshot of a picked product (rule panel-2); shoppers see its live row while there is one. */
export const goodsEntry = (row: LiveGoods): GoodsEntry => ({
  ...goodsSnapshot(row),
  linkPage: 'goods',
  linkPageLabel: linkTitleOf('goods'),
  pathData: {},
})

/** Newer kinds of coupons as the kinds that pages know. */
export function couponType(type: LiveCoupon['card_type']): CouponEntry['card_type'] {
  if (type === 'new_gift') return 'gift'
  return type === 'money' ? 'cash' : type
}

/** The snapshot of a picked coupon (rule panel-2). */
export const couponEntry = (row: LiveCoupon): CouponEntry => ({
  card_id: row.card_id,
  title: row.title,
  description: row.description,
  notice: row.notice,
  custom_url: row.custom_url,
  card_type: couponType(row.card_type),
  reduce_cost: row.reduce_cost,
  least_cost: row.least_cost,
  discount: row.discount,
  imgUrl: '',
  icon_url_list: row.icon_url_list,
  object_use_for: '',
  linkPage: 'coupons',
  linkPageLabel: linkTitleOf('coupons'),
})
