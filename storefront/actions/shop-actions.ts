import { encodePart, type Actions } from '@engine'
import { call } from '../api/call'
import { loginPath } from '../api/signed-out'
import { user } from '../state/shop'
import { showToast } from '../state/toasts'
import { texts } from '../texts'
import { succeeds } from './succeeds'

/** What a shopper can do. Whatever needs a member leads a visitor to login and back; rare code loads on demand. */
export function shopActions(goTo: (href: string) => void): Actions {
  const toLogin = () => {
    goTo(loginPath())
    return false
  }
  return {
    goTo,
    search: ({ data }) => goTo(`/items?keywords=${encodePart(data.keyword)}`),
    async claimCoupon(card_id) {
      if (!user.userInfo) return toLogin()
      return succeeds(call('GET /user/receiveCard', { query: { card_id } }))
    },
    openCart: () => goTo(user.userInfo ? '/cart' : loginPath()),
    async addToCart(item_id, num) {
      const added = await succeeds(
        call('POST /cart', {
          body: { item_id, num, cart_type: 'cart', shop_type: 'distributor', isAccumulate: true },
        }),
      )
      if (!added) return false
      showToast(texts.addedToCart)
      await (await import('../state/cart')).countCart()
      return true
    },
    nearbyShops: async (position) => (await import('../api/nearby-shops')).nearbyShops(position),
    knownPosition: async () => (await import('../maps/position')).knownPosition(),
    async locate() {
      const { askPosition } = await import('../maps/position')
      return askPosition().catch((error: unknown) => {
        showToast(texts.locationFailed(codeOf(error)))
        return null
      })
    },
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
