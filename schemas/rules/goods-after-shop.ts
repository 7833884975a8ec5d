import { isRecord } from '../json'
import { eachObject } from '../path-tree'
import { toPointer } from '../pointer'
import type { Rule } from './rule'

/**
 * Goods belong to a shop: an entry with picked goods names its shop. Placeholders, whose goods have no id, need none.
 * Checks every widget whose schema has the message (rule page-format-6).
 */
export const goodsAfterShop: Rule = {
  name: 'goodsAfterShop',
  check([, widget], { declarationOf, holdersOf }, report) {
    const message = declarationOf(widget.type)?.strings.chooseShopFirst
    if (message === undefined) return
    eachObject(widget, holdersOf(widget.type, 'shop'), (entry, trail) => {
      if (isNamed(entry.shop_id) || !Array.isArray(entry.goods_list)) return
      const hasGoods = entry.goods_list.some((goods) => isRecord(goods) && isNamed(goods.goods_id))
      if (hasGoods) report({ path: toPointer([...trail, 'shop_id']), message })
    })
  },
}

function isNamed(id: unknown): boolean {
  return id !== undefined && id !== null && id !== ''
}
