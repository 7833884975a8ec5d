/** Texts of the dialog that asks which item of a good goes into the cart. */
import { texts as goods } from './goods'

export const texts = {
  chooseSpec: goods.chooseSpec,
  addToCart: goods.addToCart,
  chooseItem: '选择规格',
  soldOut: goods.soldOut,
  details: '查看商品详情',
  seckillOnly: '该规格正在秒杀，请到商品详情页购买',
} as const
