import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The manifest, in which the bundler records the output of each source. */
export const MANIFEST = '.vite/manifest.json'

/** The entries used here: by source, the output file and its imports. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

/** Changes the storefront's output after it was written and before it is compressed. */
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

/** @param dir output folder of the build */
export const readManifest = (dir: string) => JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest

export const writeManifest = (dir: string, manifest: Manifest) =>
  writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest, null, 2))
