import type { PageData, Region } from '@schemas/page-data'
import type { Destination } from '@schemas/page-plan'
import type { Fragments } from './fragments'

/** What the server knows of the storefront: the exports of its built server entry. */
export interface StorefrontEntry {
  /** What an address leads to, path with query; `undefined` is the 404 page. */
  destinationOf(path: string): Destination | undefined
  /** Addresses without parameters: those that search engines should know, and beginnings of those they should not. */
  addresses(): { open: string[]; closed: string[] }
  /** What the page's own section says of its head, once its answers are there; `null`: there is no such page. */
  withHead(data: PageData, section: string | undefined, origin: string): PageData | null
  /** What the tab says of the page that says so where something is not there, or failed. */
  titleOfError(page: Pick<PageData, 'status' | 'shopName'>): string
  /** The part of a `redirectUrl` that may be followed: an address of this shop. */
  returnTarget(redirectUrl: string | undefined): string
  assetsFrom(manifest: unknown): AssetLookup
  render(data: PageData, options: RenderOptions): RenderedDocument
}

export interface RenderOptions {
  assets: AssetLookup
  /** The shop's own address, for search engines. */
  origin: string
  fragments?: Partial<Record<Region, Fragments>>
}

/** Script, style and module files for a page that uses these widget types, some of them on its first screen. */
export type AssetLookup = (
  types: Iterable<string>,
  first: Iterable<string>,
) => {
  entry: string
  styles: string[]
  modules: string[]
  files: Record<string, string>
  devHead?: string
}

export interface RenderedDocument {
  html: string
  /** Widgets that threw while they were rendered; they are not in the page. */
  failures: { region: string; uuid: string; type: string; error: unknown }[]
}

/** The storefront as it is loaded now: once in production, anew after an edit in development. */
export interface Storefront {
  entry(): Promise<StorefrontEntry>
  assets: AssetLookup
  /** Development renders every request anew. */
  cached: boolean
}
