/**
 * Inputs of a widget renderer. Renderers are functions of props, live data and actions: they do not fetch and have no
 * stores.
 */
import type { ReactNode } from 'react'
import type { PageProps } from '@schemas/fill'
import type { BoxStyle } from '@schemas/generated/types'
import type { LiveData, NearbyShops } from '@schemas/page-data'
import type { SiteBase, Viewport } from '@schemas/site-base'
import type { PhoneBox } from '../page/phone/adapt'
import type { BoxCss } from './box-css'

export type { LiveData, NearbyShops } from '@schemas/page-data'

export type RenderMode = 'design' | 'render'

export interface WidgetProps<P> {
  uuid: string
  /** Filled: every property with a default is present. */
  props: P
  /** Filled box style. The frame has applied it; renderers read sizes from it. */
  style: BoxStyle
  mode: RenderMode
  /** Theme colour of this widget: its own `wgtTheme` where `customerThemeEnabled`, else the page's. Always a safe CSS colour. */
  theme: string
  /** The rendered child widgets, for containers. */
  children?: ReactNode
}

export interface WidgetDefinition<P = never> {
  type: string
  Render: (props: WidgetProps<P>) => ReactNode
  /** Overflows its box (menus, mini cart): the frame must neither clip it nor skip its painting. */
  overflow?: boolean
  /** Its children have absolute positions. */
  freeLayout?: boolean
  /** Its content determines its height; the stored one is ignored (rule widgets-1). */
  autoHeight?: boolean
  /**
   * The box that its content needs, measured in the designer while it is edited (rule widgets-1).
   * @param widest available width in px
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

/** A widget with props and style filled. */
export interface ViewWidget {
  type: string
  parent: string | null
  order: string
  props: object
  style: BoxStyle
  name?: string
  /** Its boxes on a phone's page; absent: they follow from its style. */
  css?: BoxCss
  /** Custom properties of its place where a desktop's page has less room than its width (`withNarrowCss`). */
  narrow?: Readonly<Record<`--${string}`, string>>
  /** px; of a box whose height its content cannot change, on a desktop's page in the shop (`withKnownHeights`). */
  knownHeight?: number
  /** How it adapts to a phone's width; only on pages for phones that are not drawn yet. */
  phone?: PhoneBox
}

/** A filled page, the same on server and browser. */
export interface ViewPage {
  page: { props: PageProps }
  widgets: Record<string, ViewWidget>
}

/** The shop's state for renderers. */
export interface Shop {
  /** `null` for visitors. */
  user: { mobile: string; login_type?: 'member' | 'staff'; is_staff?: '1' | '0'; is_vip?: boolean } | null
  cart: ShopCart
  live: LiveData
  /** Path with query of the page being shown, for marking the current item. */
  path: string
  /** Values of the path's parameters. */
  params: Readonly<Record<string, string>>
  /** Server answers for the page's own section; empty in design mode. */
  answers: Readonly<Record<string, unknown>>
}

export interface ShopCart {
  /** Number of pieces. */
  count: number
  /** null: not loaded yet; `loadCart` fetches them. */
  groups: readonly CartGroup[] | null
  /** Number of additions since the page was loaded: each opens the mini cart for a moment. */
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

/** A search term or a page. */
export interface Suggestion {
  kind: 'past' | 'category' | 'brand' | 'goods'
  text: string
  href: string
}

/** Actions of the shop for renderers; no-ops in design mode. The storefront reports failures. */
export interface Actions {
  search(event: { wgt: string; data: { keyword: string } }): void
  /** Suggestions for a search that begins with this text; past searches for an empty text. Never rejects. */
  suggest(typed: string): Promise<readonly Suggestion[]>
  /** Clears past searches. */
  clearSearches(): void
  /** Resolves true if the member now has the coupon; visitors are sent to login and get false. */
  claimCoupon(cardId: string): Promise<boolean>
  openCart(): void
  /** Goes to checkout with the selected cart lines; resolves once the navigation begins. */
  checkout(): Promise<void>
  /**
   * Adds one piece of an item of this shop ('' for the head office); asks for a variant if there are several. Resolves
   * true if it is in the cart.
   */
  addToCart(goodsId: string, shopId: string): Promise<boolean>
  /** Fetches the cart's lines. Resolves false on failure. */
  loadCart(): Promise<boolean>
  /** Resolves false if that quantity is not available; the shopper has been told why. */
  changeCartLine(cartId: string, num: number): Promise<boolean>
  /** Asks for confirmation. Resolves true if the line was removed. */
  removeCartLine(cartId: string): Promise<boolean>
  goTo(href: string): void
  /** Loads code that the shopper waits for. Without a network the shop says so, and this resolves once it is there. */
  reach<T>(load: () => Promise<T>): Promise<T>
  /** Shops near the shopper; `position` null asks for the fallback area (Beijing, type 1). */
  nearbyShops(position: Position | null): Promise<NearbyShops>
  /** Position available without a prompt: cached, or allowed before; null otherwise. */
  knownPosition(): Promise<Position | null>
  /** Asks for the browser's position and resolves its address; null after a failure, which the shop has reported. */
  locate(): Promise<Position | null>
}

export interface Position {
  lat: number
  lng: number
  province: string
  city: string
  area: string
}

/** Context of every widget that hardly ever changes. */
export interface Surroundings {
  mode: RenderMode
  page: PageProps
  actions: Actions
  /** Goes before the shop's own paths in links; absent: nothing does. */
  base?: SiteBase | undefined
  /** What the page is drawn for, as the server decided (rule pages-4); absent: the desktop. */
  viewport?: Viewport | undefined
}

export interface PageContext extends Surroundings {
  shop: Shop
}
