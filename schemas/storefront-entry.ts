/** The contract of the storefront's server entry, which the server loads as a build. Each request calls it twice. */
import type { PageData, Region } from './page-data'
import type { ShopTheme } from './generated/types'
import type { AskError, Destination, PagePlan } from './page-plan'
import type { Viewport } from './site-base'

/** `storefront/entry-server.tsx` implements it. */
export interface StorefrontEntry {
  /** The page or redirect of an address, path with query; `undefined`: no route, which is the 404 page. */
  plan(path: string): Destination | undefined
  /** The page as data, for a browser that navigates. Decides whether it is a 403 or 404 page. */
  pageData(plan: PagePlan | undefined, loaded: LoadedPage): PageData
  /** The same page as an HTML document. */
  render(plan: PagePlan | undefined, loaded: LoadedPage, options: RenderOptions): RenderedPage
  /** Renders complete page data: error pages, for which nothing could be loaded. */
  renderData(data: PageData, options: RenderOptions): RenderedPage
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
}

/** Rendered widgets by identity; the renderer fills and reads it. */
export type FragmentCache = Map<string, { html: string; preloads: string[] }>

export interface RenderedPage {
  data: PageData
  html: string
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
