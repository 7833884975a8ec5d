import type { OrderInfo } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import { wasAdded } from '@storefront/shell/cart/cart-count'

/** A good that did not get into the cart, and what the server said of it. */
interface NotAdded {
  name: string
  reason: string
}

export interface Again {
  added: number
  refused: NotAdded[]
}

type Bought = Pick<OrderInfo, 'distributor_id'> & {
  items: readonly Pick<OrderInfo['items'][number], 'item_id' | 'item_name' | 'num' | 'order_item_type'>[]
}

/** Puts what was bought back into the cart, of the shop that sold it, at today's prices; gifts come of themselves. */
export async function buyAgain({ distributor_id, items }: Bought): Promise<Again> {
  const refused: NotAdded[] = []
  const wanted = items.filter(({ order_item_type }) => order_item_type !== 'gift')
  // one after the other: each counts the lines that the cart has by then; the earlier ones last, the latest stand first
  for (const { item_id, item_name: name, num } of wanted.toReversed()) {
    const reason = await refusalOf({ item_id, num, distributor_id })
    if (reason !== undefined) refused.unshift({ name, reason })
  }
  const added = wanted.length - refused.length
  if (added > 0) await wasAdded()
  return { added, refused }
}

/** @throws what is no refusal */
async function refusalOf(line: { item_id: string; num: number; distributor_id: string }) {
  const place = { cart_type: 'cart', shop_type: 'distributor', isAccumulate: true } as const
  try {
    await call('POST /cart', { body: { ...line, ...place }, quiet: true })
    return undefined
  } catch (error) {
    // who is signed out is led to sign in
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return error.message
  }
}
