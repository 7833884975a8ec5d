import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MANIFEST, onClientFiles, readManifest, type Manifest } from './client-manifest.ts'
import { DRAWN, SHARED_CHUNKS } from './page-chunks.ts'

interface Sheet {
  name: string
  /** Whose styles it is made of, with those of what they import and of what is drawn with them (`drawnLater`). */
  of: RegExp
}

const SHEETS: readonly Sheet[] = [
  // their code is split in two since the detail draws cards later, but its document links all styles
  { name: 'goods', of: /^_goods(-cards)?-.{8}\.js$/ },
  { name: 'widgets', of: /^widgets\/[^/]+\/index\.ts$/ },
  { name: 'goods-list', of: /^storefront\/sections\/goods-list\/index\.ts$/ },
  { name: 'goods-detail', of: /^storefront\/sections\/goods-detail\/index\.ts$/ },
]

/**
 * Makes one style sheet of those of all widgets, and of the pages that shoppers come to first: a page links what it draws
 * before it is drawn, and thirty sheets of one kilobyte cost thirty ways through the network. Names in manifest and
 * scripts follow.
 */
export const mergeStyles = (): Plugin =>
  onClientFiles('merge-styles', (dir) => {
    const merged = new Set<string>()
    for (const sheet of SHEETS) {
      const files = stylesOf(readManifest(dir), sheet, merged)
      if (files.length > 0) merged.add(merge(dir, sheet.name, files))
    }
  })

/** @returns the file that stands for all of them */
function merge(dir: string, sheet: string, files: readonly string[]): string {
  const content = files.map((file) => readFileSync(join(dir, file), 'utf8')).join('')
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  const merged = `assets/${sheet}-${hash}.css`
  writeFileSync(join(dir, merged), content)
  const rename = (text: string) => files.reduce((all, file) => all.replaceAll(file, merged), text)
  for (const name of [MANIFEST, ...scripts(dir)]) {
    const file = join(dir, name)
    const text = readFileSync(file, 'utf8')
    const renamed = rename(text)
    if (renamed !== text) writeFileSync(file, renamed)
  }
  for (const file of files) if (file !== merged) rmSync(join(dir, file))
  return merged
}

const scripts = (dir: string) =>
  readdirSync(join(dir, 'assets')).flatMap((name) => (name.endsWith('.js') ? [`assets/${name}`] : []))

/** The styles of a sheet beyond what has a file of its own; imports first, for what imports them overrides them. */
function stylesOf(manifest: Manifest, { of }: Sheet, merged: ReadonlySet<string>): string[] {
  const shared = Object.entries(manifest).filter(([source, chunk]) => isShared(chunk) && !of.test(source))
  const own = new Set(shared.flatMap(([, { css = [] }]) => css))
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    chunk.imports?.forEach(visit)
    for (const file of chunk.css ?? []) if (!own.has(file) && !merged.has(file)) found.add(file)
  }
  const sources = Object.keys(manifest)
    .filter((source) => of.test(source))
    .toSorted()
  sources.forEach(visit)
  for (const source of sources) manifest[source]?.dynamicImports?.filter(isDrawn).forEach(visit)
  return [...found]
}

const isDrawn = (source: string) => DRAWN.test(source)

/** By the whole name: `goods` is shared, `goods-list` is a page's. */
const SHARED = new RegExp(`^assets/(${[...SHARED_CHUNKS, 'entry-client'].join('|')})-.{8}\\.js$`)

const isShared = ({ file }: { file: string }) => SHARED.test(file)
