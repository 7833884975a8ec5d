/** The contract of the storefront's server entry, which the server loads as a build. */
import type { LiveData, PageData, Region } from './page-data'
import type { ShopTheme } from './generated/types'
import type { AskError, Destination, PagePlan } from './page-plan'
import type { Viewport } from './site-base'

/** `storefront/entry-server.tsx` implements it. */
export interface StorefrontEntry {
  /** The page or redirect of an address, path with query; `undefined`: no route, which is the 404 page. */
  plan(path: string): Destination | undefined
  /** The page of a plan, ready to be drawn for shoppers. Decides whether it is a 403 or 404 page. */
  prepare(plan: PagePlan | undefined, loaded: LoadedPage, options: RenderOptions): PreparedPage
  /** The same of complete page data: error pages, for which nothing could be loaded. */
  prepareData(data: PageData, options: RenderOptions): PreparedPage
  /** Addresses without parameters that search engines should index, and path prefixes that they should not. */
  addresses(): { open: string[]; closed: string[] }
  /** The safe part of a `redirectUrl`: an address of this shop, otherwise `/`. */
  returnTarget(redirectUrl: string | undefined): string
  assetsFrom(manifest: Manifest): AssetLookup
}

/** What the server has loaded for a plan. */
export interface LoadedPage {
  /** Documents, live rows, viewer and answers; what follows from the plan has its default. */
  data: PageData
  /** Address by alias of a page made by operators, if it has one. */
  customPath?: string
  /** Error of the page's own form. */
  refused?: AskError
  /** The shop-wide theme, for pages that follow it. */
  theme?: ShopTheme
  /** The shop's own address: `https://shop.example`. */
  origin: string
}

export interface RenderOptions {
  assets: AssetLookup
  /** The shop's own address, for canonical links. */
  origin: string
  /** Path or address of the phones' site; default: `/h5`. */
  phones?: string
  /** Caches of rendered widgets, one per region, for exactly this data; absent: nothing is cached. */
  fragments?: (data: PageData) => Partial<Record<Region, FragmentCache>>
  /** The page's answers are the shopper's own: nothing that was drawn from them is kept. */
  ownAnswers?: boolean
}

/** Rendered widgets by identity, each with its variants; the renderer fills and reads it. */
export interface FragmentCache {
  get(uuid: string): readonly Variant[] | undefined
  set(uuid: string, variants: readonly Variant[]): unknown
}

/** A rendered widget as shoppers get it for whom all that it reads is the same. */
interface Variant extends SharedText {
  preloads: readonly string[]
  reads: ReadonlySet<OwnInput>
  /** The values of what it reads. */
  key: string
}

/** Inputs of a page that differ between shoppers of one kind. */
export type OwnInput = 'identity' | 'answers' | 'cart' | 'coupons'

/** A piece of a page that is the same object for all shoppers who get it, so that its bytes are made once. */
export interface SharedText {
  readonly text: string
}

/** The text of a page in pieces; strings are those of one shopper. */
export type PageParts = readonly (string | SharedText)[]

export const joinParts = (parts: PageParts): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

export type OwnAnswers = Record<string, Record<string, unknown>>

/** What a page has for one shopper alone. */
export interface OwnParts extends Pick<PageData, 'viewer' | 'cartCount'> {
  /** Live rows of the page's coupons, with the member's claims; absent: those of the page. */
  coupons?: LiveData['coupon']
  /** Properties of the data of the page's answers that differ for the member, by the answer's name; absent: none. */
  answers?: OwnAnswers
}

/** A page that is drawn for any number of shoppers of one kind. */
export interface PreparedPage {
  readonly data: PageData
  /** As an HTML document. @param own absent: what the page was loaded with */
  html(own?: OwnParts): DrawnPage
  /** As data, for a browser that navigates: the JSON of `PageData`. */
  json(own?: OwnParts): PageParts
}

export interface DrawnPage {
  parts: PageParts
  /** Widgets that threw while they were rendered; they are not in the page. */
  failures: RenderFailure[]
}

export interface RenderFailure {
  region: Region
  uuid: string
  type: string
  error: unknown
}

/** Files of a page with these widget types; `first` are the types on its first screen, whose modules are preloaded. */
export type AssetLookup = (types: Iterable<string>, first: Iterable<string>, viewport: Viewport) => Assets

/** Files of a page, as named in the build's manifest. */
export interface Assets {
  entry: string
  /** Script that requests the entry and its modules after the first paint. */
  afterPaint: string
  styles: string[]
  /** Modules that the entry imports at once: its own imports and the page's widgets. */
  modules: string[]
  /** The script of each type on this page, so that the browser needs no list of all of them. */
  files: Record<string, string>
  /** Development only: tags of the dev server for the head. */
  devHead?: string
}

/** The part of Vite's manifest that is used. */
export type Manifest = Record<
  string,
  {
    file: string
    css?: string[]
    imports?: string[]
    dynamicImports?: string[]
    isEntry?: boolean
    src?: string
  }
>
