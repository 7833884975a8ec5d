import { encodePart, type Actions } from '@engine'
import { loginPath } from '../shell/api/signed-out'
import { user } from '../shell/state/shop'
import { showToast } from '../shell/state/toasts'
import { texts } from '../shell/texts/frame'

/** What a shopper can do. Whatever needs a member leads a visitor to login and back; rare code loads on demand. */
export function shopActions(goTo: (href: string) => void): Actions {
  const toLogin = () => {
    goTo(loginPath())
    return false
  }
  return {
    goTo,
    search: ({ data: { keyword } }) => {
      goTo(`/items?keywords=${encodePart(keyword)}`)
      void import('../shell/analytics/analytics').then(({ track }) => track('search', { keyword }))
      void import('../features/catalogue/past-searches.actions').then(({ noteSearch }) => noteSearch(keyword))
    },
    suggest: async (typed) => (await import('../features/catalogue/suggest.actions')).suggest(typed),
    clearSearches: () =>
      void import('../features/catalogue/past-searches.actions').then(({ clearSearches }) => clearSearches()),
    claimCoupon: async (card_id) =>
      user.userInfo
        ? (await import('../features/marketing/claim-coupon.actions')).claimCoupon(card_id)
        : toLogin(),
    // The icon leads visitors to login, and from there to the cart
    openCart: () => goTo(user.userInfo ? '/cart' : loginPath('/cart')),
    checkout: async () => (await import('../features/checkout/cart.actions')).settle(),
    addToCart: async (goods_id, shop_id) =>
      (await import('../features/catalogue/add-item.actions')).addItem(goods_id, shop_id),
    loadCart: async () => (await import('../features/checkout/cart.actions')).loadCart(),
    changeCartLine: async (cart_id, num) =>
      (await import('../features/checkout/cart.actions')).changeCartLine(cart_id, num),
    removeCartLine: async (cart_id) =>
      (await import('../features/checkout/cart.actions')).removeCartLine(cart_id),
    nearbyShops: async (position) => (await import('../shell/api/nearby-shops')).nearbyShops(position),
    knownPosition: async () => (await import('../shell/maps/position')).knownPosition(),
    async locate() {
      const { askPosition } = await import('../shell/maps/position')
      return askPosition().catch((error: unknown) => {
        showToast(texts.locationFailed(codeOf(error)))
        return null
      })
    },
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
