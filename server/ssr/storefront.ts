import type { PageData, Region } from '@schemas/page-data'
import type { Fragments } from './fragments'

/** What the server knows of the storefront: the exports of its built server entry. */
export interface StorefrontEntry {
  matchRoute(pathname: string): { page: 'home' | 'custom' } | undefined
  assetsFrom(manifest: unknown): AssetLookup
  render(data: PageData, options: RenderOptions): RenderedDocument
}

export interface RenderOptions {
  assets: AssetLookup
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
