import { encodePart, type Actions } from '@engine'
import { reached } from '../shell/state/offline'
import { loginPath } from '../shell/routing/login-path'
import { user } from '../shell/state/shop'

const load = () => import('./loaded-actions')
/** For what a shopper waits for. */
const loaded = () => reached(load)

/** What a shopper can do. Whatever needs a member leads a visitor to login and back. */
export function shopActions(goTo: (href: string) => void): Actions {
  const toLogin = () => {
    goTo(loginPath())
    return false
  }
  return {
    goTo,
    reach: reached,
    search: ({ data: { keyword } }) => {
      goTo(`/items?keywords=${encodePart(keyword)}`)
      void load().then(({ searched }) => searched(keyword))
    },
    suggest: async (typed) => (await loaded()).suggest(typed),
    clearSearches: () => void load().then(({ clearSearches }) => clearSearches()),
    claimCoupon: async (card_id) => (user.userInfo ? (await loaded()).claimCoupon(card_id) : toLogin()),
    // The icon leads visitors to login, and from there to the cart
    openCart: () => goTo(user.userInfo ? '/cart' : loginPath('/cart')),
    checkout: async () => (await loaded()).checkout(),
    addToCart: async (goods_id, shop_id) => (await loaded()).addToCart(goods_id, shop_id),
    loadCart: async () => (await loaded()).loadCart(),
    changeCartLine: async (cart_id, num) => (await loaded()).changeCartLine(cart_id, num),
    removeCartLine: async (cart_id) => (await loaded()).removeCartLine(cart_id),
    // widgets ask for these two before anything is touched
    nearbyShops: async (position) => (await import('../shell/api/nearby-shops')).nearbyShops(position),
    knownPosition: async () => (await import('../shell/maps/position')).knownPosition(),
    locate: async () => (await loaded()).locate(),
  }
}
