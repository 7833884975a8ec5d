/** What a shopper does with a product on its page; each tells by a toast how it went. */
import { HEAD_OFFICE } from '@schemas/shop-id'
import { encodePart } from '@engine'
import { navigate } from '@storefront/shell/router/navigate'
import { track } from '../../shell/analytics/analytics'
import { call } from '../../shell/api/call'
import { isProviderElsewhere } from '../../shell/api/settings'
import { loginPath } from '../../shell/routing/login-path'
import { wasAdded } from '@storefront/shell/cart/cart-count'
import { withLoading } from '../../shell/state/loading'
import { user } from '../../shell/state/shop'
import { showToast } from '../../shell/state/toasts'
import { outcomes } from '../../shell/texts/outcomes'
import { succeeds } from '../../shell/api/succeeds'
import { withQuery } from '../../shell/routing/query'

export interface Bought {
  item_id: string
  num: number
  /** The shop that sells it; '' for the head office. */
  distributor_id: string
}

/** A visitor's go into the guest cart, of which a provider elsewhere has none. @returns whether they are in it now */
export async function addToCart(bought: Bought): Promise<boolean> {
  const { item_id, num, distributor_id } = bought
  if (!user.userInfo && isProviderElsewhere()) {
    navigate(loginPath(pathOf(bought)))
    return false
  }
  const body = {
    item_id,
    num,
    distributor_id,
    cart_type: 'cart',
    shop_type: 'distributor',
    isAccumulate: true,
  } as const
  if (!(await succeeds(call('POST /cart', { body })))) return false
  showToast(outcomes.addedToCart)
  track('addToCart', { item_id, num })
  await wasAdded()
  return true
}

/** A basket of its own, straight to checkout; of a seckill with the ticket that lets in (rule seckill-2). */
export async function buyNow(bought: Bought, seckill_id?: string): Promise<void> {
  if (!user.userInfo) return navigate(loginPath(pathOf(bought)))
  const { item_id, num, distributor_id } = bought
  const query = new URLSearchParams({ mode: 'fastbuy' })
  const work = async () => {
    if (seckill_id !== undefined) {
      const { ticket } = await call('GET /promotion/seckillactivity/geticket', {
        query: { item_id, seckill_id, num },
      })
      query.set('seckill_id', seckill_id)
      query.set('ticket', ticket)
      query.set('order_type', 'normal_seckill')
    }
    const body = {
      item_id,
      num,
      distributor_id,
      cart_type: 'fastbuy',
      shop_type: 'distributor',
      isAccumulate: false,
    } as const
    await call('POST /cart', { body })
  }
  if (!(await succeeds(withLoading(work())))) return
  track('buyNow', { item_id, num })
  navigate(`/cart/checkout?${query}`)
}

/** The page of a product with just this chosen on it, to come back to. */
function pathOf({ item_id, num, distributor_id }: Bought): string {
  const isShops = distributor_id !== '' && distributor_id !== HEAD_OFFICE
  return withQuery(`/items/${encodePart(item_id)}`, {
    ...(isShops && { distributor_id }),
    num: num > 1 ? String(num) : '',
  })
}

/** Whether this item is a favourite of the member; a failed request is only logged. */
export async function isFavourite(item_id: string, signal: AbortSignal): Promise<boolean> {
  try {
    const asked = call('GET /member/collect/item/check', { query: { item_id }, signal, quiet: true })
    return (await asked).is_fav
  } catch (error) {
    if (!signal.aborted) console.warn('Whether this good is a favourite is not known:', error)
    return false
  }
}

/**
 * @param distributor_id the shop that sells it, '0' the head office
 * @returns whether the product is a favourite now
 */
export async function setFavourite(
  item_id: string,
  distributor_id: string,
  wanted: boolean,
): Promise<boolean> {
  if (!user.userInfo) {
    navigate(loginPath())
    return !wanted
  }
  const asked: Promise<unknown> = wanted
    ? call('POST /member/collect/item', { body: { item_id, distributor_id, item_type: 'normal' } })
    : call('DELETE /member/collect/item', { body: { item_ids: [item_id], distributor_id, is_empty: false } })
  if (!(await succeeds(asked))) return !wanted
  track('favourite', { item_id, wanted })
  showToast(wanted ? outcomes.collected : outcomes.uncollected)
  return wanted
}

/** 到货通知: told by SMS once the item is there again. @returns whether they will be */
export async function awaitStock(item_id: string): Promise<boolean> {
  if (!user.userInfo) {
    navigate(loginPath())
    return false
  }
  if (!(await succeeds(call('POST /goods/items/{item_id}/notice', { params: { item_id } })))) return false
  showToast(outcomes.willNotify)
  return true
}
