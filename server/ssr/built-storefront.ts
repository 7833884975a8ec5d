import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storefront, StorefrontEntry } from './storefront'

/** The storefront of the build: `client/` with its manifest, and the server entry beside this file. */
export async function builtStorefront(clientFolder: string): Promise<Storefront> {
  const file = new URL('./entry-server.js', import.meta.url).href
  const entry = (await import(/* @vite-ignore */ file)) as StorefrontEntry
  const manifest: unknown = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  return { entry: () => Promise.resolve(entry), assets: entry.assetsFrom(manifest), cached: true }
}
