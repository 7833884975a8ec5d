import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import type { Assets } from '@schemas/storefront-entry'

const HERE = import.meta.dirname
const ROOT = join(HERE, '../../../..')
const AFTER_PAINT = join(ROOT, 'storefront/after-paint.ts')

/** The entries of the manifest used here. */
type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean; src?: string }>

export interface BuiltGallery {
  /** Contains `gallery/…`, the files of the browser. */
  folder: string
  assets: Assets
  render: typeof import('./server').render
}

/** Builds the pages of design mode, for browsers and for Node, into a folder. */
export async function buildGallery(folder: string): Promise<BuiltGallery> {
  const shared: InlineConfig = {
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    publicDir: false,
  }
  await build({
    ...shared,
    base: '/gallery/',
    build: {
      emptyOutDir: true,
      outDir: join(folder, 'browser/gallery'),
      manifest: 'manifest.json',
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [join(HERE, 'client.tsx'), AFTER_PAINT] },
    },
  })
  await build({
    ...shared,
    build: {
      emptyOutDir: true,
      outDir: join(folder, 'node'),
      ssr: true,
      rolldownOptions: { input: join(HERE, 'server.tsx') },
    },
    ssr: { noExternal: true },
  })
  const server = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'node/server.js')).href
  )) as typeof import('./server')
  const manifest = JSON.parse(readFileSync(join(folder, 'browser/gallery/manifest.json'), 'utf8')) as Manifest
  const [entry, afterPaint] = ['client.tsx', 'after-paint.ts'].map((name) =>
    Object.values(manifest).find(({ isEntry, src }) => isEntry && src?.endsWith(name)),
  )
  if (!entry || !afterPaint) throw new Error('Expected two entries in the manifest of the gallery')
  return {
    folder: join(folder, 'browser'),
    assets: {
      entry: `/gallery/${entry.file}`,
      afterPaint: `/gallery/${afterPaint.file}`,
      styles: (entry.css ?? []).map((file) => `/gallery/${file}`),
      modules: [],
      files: {},
    },
    render: server.render,
  }
}
