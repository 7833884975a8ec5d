import type { Actions, LiveData, Shop } from './contract'

export const EMPTY_LIVE: LiveData = { goods: {}, coupon: {}, shop: {}, category: {} }

/** The shop as an anonymous visitor sees it. */
export function visitorShop(live: LiveData = EMPTY_LIVE, path = '/'): Shop {
  return { user: null, cart: { count: 0, groups: [], added: 0 }, live, path, params: {}, answers: {} }
}

/** Actions that do nothing: design mode and server rendering, where nobody clicks. */
export const INERT_ACTIONS: Actions = {
  search() {},
  suggest: async () => [],
  clearSearches() {},
  claimCoupon: async () => false,
  openCart() {},
  checkout: async () => undefined,
  addToCart: async () => false,
  loadCart: async () => false,
  changeCartLine: async () => false,
  removeCartLine: async () => false,
  goTo() {},
  nearbyShops: async () => ({ list: [], tagList: [] }),
  knownPosition: async () => null,
  locate: async () => null,
}
