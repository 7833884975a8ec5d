import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Where the bundler writes what became of each source. */
export const MANIFEST = '.vite/manifest.json'

/** The part of it that is read here: by source, the file and what it brings along. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

/** Changes the shop's own files once they are written, and before they are compressed. */
export const onClientFiles = (name: string, change: (dir: string) => void): Plugin => ({
  name,
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler: ({ dir = '' }) => change(dir),
  },
})

/** @param dir of the build */
export const readManifest = (dir: string) => JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest

export const writeManifest = (dir: string, manifest: Manifest) =>
  writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest, null, 2))
