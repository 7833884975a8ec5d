import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AssetLookup, Manifest, StorefrontEntry } from '@schemas/storefront-entry'

/** The storefront as currently loaded: once in production, again after each edit in development. */
export interface Storefront {
  entry(): Promise<StorefrontEntry>
  assets: AssetLookup
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
  return { entry: () => Promise.resolve(entry), assets: entry.assetsFrom(manifest), cached: true }
}
