import { createContext, use, useMemo, type Context, type ReactNode } from 'react'
import type { Actions, PageContext, RenderMode, Shop, Surroundings, LiveData } from './contract'

/** Separate from the shop: components that do not read the shop are not rendered again when a cart or a row changes. */
export const SurroundingsContext = createContext<Surroundings | null>(null)
export const ShopContext = createContext<Shop | null>(null)

/** Provider of mode, page settings, shop and actions (rule widgets-9). */
export function RenderProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  const { mode, page, shop, actions, base, viewport } = value
  const surroundings = useMemo(
    () => ({ mode, page, actions, base, viewport }),
    [mode, page, actions, base, viewport],
  )
  return (
    <SurroundingsContext value={surroundings}>
      <ShopContext value={shop}>{children}</ShopContext>
    </SurroundingsContext>
  )
}

/** @throws Error if a widget is rendered outside a RenderProvider */
export const useSurroundings = (): Surroundings => useProvided(SurroundingsContext)

export const useShop = (): Shop => useProvided(ShopContext)
export const useActions = (): Actions => useSurroundings().actions
export const useMode = (): RenderMode => useSurroundings().mode
export const useViewport = () => useSurroundings().viewport ?? 'pc'

function useProvided<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('Expected a <RenderProvider> above this widget, found none.')
  return value
}

export const EMPTY_LIVE: LiveData = { goods: {}, coupon: {}, shop: {}, category: {} }

/** The shop of an anonymous visitor. */
export function visitorShop(live: LiveData = EMPTY_LIVE, path = '/'): Shop {
  return { user: null, cart: { count: 0, groups: [], added: 0 }, live, path, params: {}, answers: {} }
}

/** Actions that do nothing, for design mode and server rendering. */
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
  reach: (load) => load(),
  nearbyShops: async () => ({ list: [], tagList: [] }),
  knownPosition: async () => null,
  locate: async () => null,
}
