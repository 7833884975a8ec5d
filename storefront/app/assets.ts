import type { AssetLookup, Manifest } from '@schemas/storefront-entry'

const ENTRY = 'storefront/entry-client.tsx'
const AFTER_PAINT = 'storefront/after-paint.ts'
/** The bars of a phone's page; a desktop's needs none of their styles. */
const PHONE = 'storefront/shell/phone/PhoneFrame.tsx'

/** Looks files up in the manifest; a widget's or a section's chunk is its `index.ts`. */
export function assetsFrom(manifest: Manifest): AssetLookup {
  const [entry, afterPaint] = [ENTRY, AFTER_PAINT].map((source) => entryOf(manifest, source))
  const definitions = definitionsIn(manifest)
  const sources = (type: string) => definitions.get(type) ?? []
  return (types, first, viewport) => {
    const modules = reach(manifest, [ENTRY, ...[...first].flatMap(sources)])
    const used = [...types]
    const shown = used.flatMap(sources)
    const sourcesOfPage = [ENTRY, ...shown]
    const all = reach(manifest, [
      ...sourcesOfPage,
      ...(viewport === 'h5' ? [PHONE] : []),
      ...sourcesOfPage.flatMap((source) => drawnOf(manifest, source)),
    ])
    return {
      entry: `/${entry}`,
      afterPaint: `/${afterPaint}`,
      styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
      modules: [...new Set(modules.map(({ file }) => file))]
        .filter((file) => file !== entry)
        .map((file) => `/${file}`),
      files: Object.fromEntries(
        used.flatMap((type) => {
          const source = definitions.get(type)
          return source === undefined ? [] : [[type, `/${manifest[source]?.file}`]]
        }),
      ),
    }
  }
}

function entryOf(manifest: Manifest, source: string): string {
  const entry = manifest[source]
  if (entry) return entry.file
  const found = Object.keys(manifest).length
  throw new Error(
    `Expected ${source} in the client manifest, found ${found} other entries. Run npm run build.`,
  )
}

/** The modules of the manifest that define widgets and sections, by type. */
function definitionsIn(manifest: Manifest): ReadonlyMap<string, string> {
  const found = Object.keys(manifest).map((source) => [DEFINITION.exec(source)?.[1] ?? '', source] as const)
  return new Map(found.filter(([type]) => type !== ''))
}

const DEFINITION = /^(?:widgets|storefront\/features\/[^/]+\/sections)\/([^/]+)\/index\.ts$/

/** What the server draws with a page though its code comes later (`drawnLater`). */
const drawnOf = (manifest: Manifest, source: string): string[] =>
  manifest[source]?.dynamicImports?.filter((part) => part.endsWith('.drawn.tsx')) ?? []

/** The chunks of these sources and all that they import, each once, imports first: a widget's styles override shared ones. */
export function reach(manifest: Manifest, sources: string[]): Manifest[string][] {
  const found: Manifest[string][] = []
  const seen = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    chunk.imports?.forEach(visit)
    found.push(chunk)
  }
  sources.forEach(visit)
  return found
}
