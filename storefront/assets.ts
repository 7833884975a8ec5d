import type { Assets } from './document'

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string }
>

const ENTRY = 'storefront/entry-client.tsx'

/** Styles of all widget types of a page; modules only of those that its first screen needs. */
export type AssetLookup = (types: Iterable<string>, first: Iterable<string>) => Assets

/** Looks files up in the manifest; a widget's or a section's chunk is its `index.ts`. */
export function assetsFrom(manifest: Manifest): AssetLookup {
  const entry = manifest[ENTRY]
  if (!entry) {
    const found = Object.keys(manifest).length
    throw new Error(
      `Expected ${ENTRY} in the client manifest, found ${found} other entries. Run npm run build.`,
    )
  }
  return (types, first) => {
    const modules = reach(manifest, [ENTRY, ...[...first].flatMap(sourcesOf)])
    const all = reach(manifest, [ENTRY, ...[...types].flatMap(sourcesOf)])
    return {
      entry: `/${entry.file}`,
      styles: [...new Set(all.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
      modules: [...new Set(modules.map(({ file }) => file))]
        .filter((file) => file !== entry.file)
        .map((file) => `/${file}`),
    }
  }
}

const sourcesOf = (type: string) => [`widgets/${type}/index.ts`, `storefront/sections/${type}/index.ts`]

/** The chunks of these sources and all that they import, each once, imports first: a widget's styles override shared ones. */
function reach(manifest: Manifest, sources: string[]): Manifest[string][] {
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
