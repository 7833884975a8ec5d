import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AssetLookup, Manifest, StorefrontEntry } from '@schemas/storefront-entry'

/** The storefront as currently loaded: once in production, again after each edit in development. */
export interface Storefront {
  entry(): Promise<StorefrontEntry>
  assets: AssetLookup
  /** Names the build of the browser's scripts; absent in development. */
  build?: string
  /** `false` in development: every request renders again. */
  cached: boolean
}

/** The storefront of the build: `client/` with its manifest, and the server entry beside this file. */
export async function builtStorefront(clientFolder: string): Promise<Storefront> {
  return storefrontOf(new URL('./entry-server.js', import.meta.url).href, clientFolder)
}

/** @param file URL of a built server entry */
export async function storefrontOf(file: string, clientFolder: string): Promise<Storefront> {
  const { default: entry } = (await import(/* @vite-ignore */ file)) as { default: StorefrontEntry }
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  const assets = entry.assetsFrom(manifest)
  // its name has a hash of all that it imports
  const { entry: build } = assets([], [], 'pc')
  return { entry: () => Promise.resolve(entry), assets, build, cached: true }
}
