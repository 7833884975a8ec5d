import { isRecord } from '../envelope'
import type { Json } from '../page'
import type { Rule } from './rule'

/**
 * Goods belong to a shop: an entry that lists picked goods names its shop first. Placeholders, whose goods have
 * no id, are fine without (decisions 4). Applies to every widget whose schema carries the message.
 */
export const goodsAfterShop: Rule = {
  name: 'goodsAfterShop',
  check([, { type, props }], { declarationOf }, report) {
    const message = declarationOf(type)?.strings.chooseShopFirst
    if (!message || !Array.isArray(props.data)) return
    props.data.forEach((entry: Json, index) => {
      if (!isRecord(entry) || isNamed(entry.shop_id) || !Array.isArray(entry.goods_list)) return
      const hasGoods = entry.goods_list.some((goods) => isRecord(goods) && isNamed(goods.goods_id))
      if (hasGoods) report({ path: `/props/data/${index}/shop_id`, message })
    })
  },
}

function isNamed(id: unknown): boolean {
  return id !== undefined && id !== null && id !== ''
}
