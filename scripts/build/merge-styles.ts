import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MANIFEST, onClientFiles, readManifest, type Manifest } from './client-manifest.ts'
import { reach } from '../../storefront/app/assets.ts'
import { DRAWN, SHARED_CHUNKS } from './page-chunks.ts'

interface Sheet {
  name: string
  /** Sources whose styles it contains, with the styles of their imports and of parts that load later (`drawnLater`). */
  of: RegExp
  /** Of these, only what several of the other pages use as well. */
  common?: true
}

/** Matches whole chunk names: `goods` is shared, `goods-list` belongs to one page. */
const chunks = (prefix: string, names: readonly string[]) =>
  new RegExp(`^${prefix}(${names.join('|')})-.{8}\\.js$`)

const DETAIL = /^storefront\/features\/catalogue\/sections\/goods-detail\/index\.ts$/
const SECTION = /^storefront\/features\/[^/]+\/sections\/[^/]+\/index\.ts$/
/** Pages beside the one itself. */
const SEVERAL = 2

const SHEETS: readonly Sheet[] = [
  { name: 'entry-client', of: /^storefront\/entry-client\.tsx$/ },
  // several scripts, because pages load them at different times; one style sheet, because the product page links all
  { name: 'goods', of: chunks('_', ['goods', 'goods-pages', 'goods-cards']) },
  // members' pages have tickets of coupons, and no widget in them
  { name: 'coupons', of: chunks('_', ['CouponTicket']) },
  { name: 'widgets', of: /^widgets\/[^/]+\/index\.ts$|^_carousel-.{8}\.js$/ },
  { name: 'goods-list', of: /^storefront\/features\/catalogue\/sections\/goods-list\/index\.ts$/ },
  // what other pages share with a product's page, so that they do not link all of its styles
  { name: 'goods-parts', of: DETAIL, common: true },
  { name: 'goods-detail', of: DETAIL },
]

/**
 * Merges the style sheets of all widgets, and those of the product list and the product page. A page links the styles
 * of everything that its HTML shows, and thirty sheets of 1 KB would be thirty requests before the first paint. Names
 * in the manifest and in scripts are replaced.
 */
export const mergeStyles = (): Plugin =>
  onClientFiles('merge-styles', (dir) => {
    const merged = new Set<string>()
    for (const sheet of SHEETS) {
      const files = stylesOf(readManifest(dir), sheet, merged)
      if (files.length > 0) merged.add(merge(dir, sheet.name, files))
    }
  })

/** @returns the name of the merged file, relative to `dir` */
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

/**
 * The files to merge, without shared and already merged ones; imports come first, so that their importer overrides
 * them.
 */
function stylesOf(manifest: Manifest, { of, common }: Sheet, merged: ReadonlySet<string>): string[] {
  const shared = Object.entries(manifest).filter(([source, chunk]) => isShared(chunk) && !of.test(source))
  const own = new Set(shared.flatMap(([, { css = [] }]) => css))
  const sources = Object.keys(manifest)
    .filter((source) => of.test(source))
    .toSorted()
  const drawn = sources.flatMap((source) => manifest[source]?.dynamicImports?.filter(isDrawn) ?? [])
  const files = reach(manifest, [...sources, ...drawn]).flatMap(({ css = [] }) => css)
  const uses = common ? usesOf(manifest, of) : undefined
  return [...new Set(files)].filter(
    (file) => !own.has(file) && !merged.has(file) && (!uses || (uses.get(file) ?? 0) >= SEVERAL),
  )
}

/** How many pages link each file, those of these sources aside. */
function usesOf(manifest: Manifest, of: RegExp): Map<string, number> {
  const uses = new Map<string, number>()
  for (const source of Object.keys(manifest)) {
    if (!SECTION.test(source) || of.test(source)) continue
    const files = new Set(reach(manifest, [source]).flatMap(({ css = [] }) => css))
    for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1)
  }
  return uses
}

const isDrawn = (source: string) => DRAWN.test(source)

const SHARED = chunks('assets/', [...SHARED_CHUNKS, 'entry-client'])

const isShared = ({ file }: { file: string }) => SHARED.test(file)
