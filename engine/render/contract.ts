/** What a widget renderer is given. Renderers are functions of props, live data and actions: no fetching, no stores. */
import type { ReactNode } from 'react'
import type { PageProps } from '@schemas/fill'
import type { BoxStyle } from '@schemas/generated/types'
import type { LiveData, NearbyShops } from '@schemas/page-data'

export type { LiveData, NearbyShops } from '@schemas/page-data'

export type RenderMode = 'design' | 'render'

export interface WidgetProps<P> {
  uuid: string
  /** Filled: every property that has a default is present. */
  props: P
  /** Filled box style; the frame has applied it already, renderers read sizes from it. */
  style: BoxStyle
  mode: RenderMode
  /** Theme colour of this widget: its own `wgtTheme` where `customerThemeEnabled`, else the page's. Always a safe CSS colour. */
  theme: string
  /** Frames of the child widgets, for containers. */
  children?: ReactNode
}

export interface WidgetDefinition<P = never> {
  type: string
  Render: (props: WidgetProps<P>) => ReactNode
  /** Hangs out of its box (menus, mini cart): the frame must neither clip nor skip its painting. */
  overflow?: boolean
  /** Children lie at absolute positions inside it. */
  freeLayout?: boolean
  /** Its content decides its height, the stored one counts for nothing (rule widgets-1). */
  autoHeight?: boolean
  /**
   * The box that its content needs, measured in the designer while it is edited (rule widgets-1).
   * @param widest px that there is room for
   */
  fit?(props: P, widest: number): Size
  /** Values of the properties computed from others (`x-ui.derived`); their stored values are ignored. */
  derive?(props: P, style: BoxStyle): Readonly<Record<string, number>>
}

/** px */
export interface Size {
  width: number
  height: number
}

/** A widget ready to be drawn: props and style filled. */
export interface ViewWidget {
  type: string
  parent: string | null
  order: string
  props: object
  style: BoxStyle
  name?: string
}

/** A page ready to be drawn; what server and browser both hold. */
export interface ViewPage {
  page: { props: PageProps }
  widgets: Record<string, ViewWidget>
}

/** The shop as renderers see it. */
export interface Shop {
  /** `null` for visitors. */
  user: { mobile: string; login_type?: 'member' | 'staff'; is_staff?: '1' | '0' } | null
  cart: ShopCart
  live: LiveData
  /** Path with query of the page being shown, for marking the current item. */
  path: string
  /** Values of the path's parameters. */
  params: Readonly<Record<string, string>>
  /** What the page's own section asked the server for; nothing in design mode. */
  answers: Readonly<Record<string, unknown>>
}

export interface ShopCart {
  /** Pieces. */
  count: number
  /** null: nobody has looked yet, `loadCart` fetches them. */
  groups: readonly CartGroup[] | null
  /** How often something was put into it since the page came: each time it is to be shown for a moment. */
  added: number
}

/** One shop's lines in the cart; money in cents. */
export interface CartGroup {
  shop_id: string
  shop_name: string
  list: readonly CartLine[]
}

export interface CartLine {
  cart_id: string
  item_id: string
  item_name: string
  pics: string
  item_spec_desc: string
  price: number
  num: number
  discount_fee: number
  /** price × num − discount_fee */
  total_fee: number
}

/** Something to search for, or a page to go to. */
export interface Suggestion {
  kind: 'past' | 'category' | 'brand' | 'goods'
  text: string
  href: string
}

/** What renderers may ask the shop to do; no-ops in design mode. Failures are the storefront's to show. */
export interface Actions {
  search(event: { wgt: string; data: { keyword: string } }): void
  /** What a search that begins so might be for; nothing typed: what was searched for before. Never rejects. */
  suggest(typed: string): Promise<readonly Suggestion[]>
  /** Forgets what was searched for before. */
  clearSearches(): void
  /** Resolves true when the coupon is now the member's; visitors are led to login and get false. */
  claimCoupon(cardId: string): Promise<boolean>
  openCart(): void
  /** To checkout with what is ticked in the cart; resolves once the way there is taken. */
  checkout(): Promise<void>
  /**
   * One of a good, from the shop that sells it ('' for the head office); where there is something to choose, the
   * shopper is asked first. Resolves true when it is in the cart.
   */
  addToCart(goodsId: string, shopId: string): Promise<boolean>
  /** Fetches the cart's lines. Resolves false where they cannot be had. */
  loadCart(): Promise<boolean>
  /** Resolves false where so many pieces cannot be had: the shopper has been told why. */
  changeCartLine(cartId: string, num: number): Promise<boolean>
  /** Asks first. Resolves true when the line is gone. */
  removeCartLine(cartId: string): Promise<boolean>
  goTo(href: string): void
  /** Shops near the shopper; `position` null asks for the fallback area (Beijing, type 1). */
  nearbyShops(position: Position | null): Promise<NearbyShops>
  /** Position that costs no question: cached, or allowed before; null otherwise. */
  knownPosition(): Promise<Position | null>
  /** Asks for the browser's position and turns it into an address; null after a failure the shop has reported. */
  locate(): Promise<Position | null>
}

export interface Position {
  lat: number
  lng: number
  province: string
  city: string
  area: string
}

/** What lies around every widget and hardly ever changes. */
export interface Surroundings {
  mode: RenderMode
  page: PageProps
  actions: Actions
}

export interface PageContext extends Surroundings {
  shop: Shop
}
