import type { GoodsDetail } from '@schemas/generated/api'
import { goodsPath } from '@widgets/shared/shop'
import { navigate } from '../../shell/router/navigate'
import { call } from '../../shell/api/call'
import { succeeds } from '../../shell/api/succeeds'
import { openItem, sellerOf } from './buy-state'
import { chooseItem } from '../../shell/state/ask'
import { withLoading } from '../../shell/state/loading'
import { addToCart } from './buying.actions'

/** A second click before the first has its answer is the same click. */
const underWay = new Map<string, Promise<boolean>>()

/**
 * From a card of a product: into the cart at once where there is nothing to choose, else after the shopper has
 * chosen. What cannot be added, a running seckill for one, leads to its page.
 * @returns whether it is in the cart now
 */
export function addItem(goods_id: string, shop_id: string): Promise<boolean> {
  const key = `${goods_id}/${shop_id}`
  const running = underWay.get(key) ?? add(goods_id, shop_id).finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}

async function add(item_id: string, distributor_id: string): Promise<boolean> {
  const product = await productOf(item_id, distributor_id)
  if (!product) return false
  const item = openItem(product)
  if (!item) {
    navigate(goodsPath(item_id, distributor_id))
    return false
  }
  if (product.spec_items.length > 1) return chooseItem(product)
  return addToCart({ item_id: item.item_id, num: product.start_num || 1, distributor_id: sellerOf(product) })
}

/** The good as it is now: a card may be minutes old. */
async function productOf(item_id: string, distributor_id: string): Promise<GoodsDetail | undefined> {
  let product: GoodsDetail | undefined
  const query = distributor_id === '' ? {} : { distributor_id }
  const asked = call('GET /goods/items/{item_id}', { params: { item_id }, query })
  await succeeds(withLoading(asked.then((answer) => (product = answer))))
  return product
}
