import linkSchema from './common/link.schema.json'
import type { GoodsEntry, LiveGoods } from './generated/types'

const { enum: kinds, 'x-enum': labels } = linkSchema.properties.linkPage

/** The snapshot of a picked product (rule panel-2); shoppers see its live row while there is one. */
export const goodsEntry = (row: LiveGoods): GoodsEntry => ({
  goods_id: row.goods_id,
  itemId: row.item_id,
  goods_pic: row.pics[0] ?? '',
  price: row.price,
  market_price: row.market_price,
  goods_name: row.item_name,
  brief: row.brief,
  subTitle: row.brief,
  tagList: row.tagList,
  linkPage: 'goods',
  linkPageLabel: labels[kinds.indexOf('goods')] ?? '',
  pathData: {},
})
