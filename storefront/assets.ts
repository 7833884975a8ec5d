import type { Assets } from './document'

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string }
>

const ENTRY = 'storefront/entry-client.tsx'

/** Answers the files for a page that uses the given widget types; a widget's chunk is its `index.ts`. */
export function assetsFrom(manifest: Manifest): (types: Iterable<string>) => Assets {
  const entry = manifest[ENTRY]
  if (!entry)
    throw new Error(
      `Expected ${ENTRY} in the client manifest, found ${Object.keys(manifest).length} other entries. Run npm run build.`,
    )
  return (types) => {
    const roots = [ENTRY, ...[...types].map((type) => `widgets/${type}/index.ts`)]
    const modules = new Set<string>()
    const styles = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || modules.has(`/${chunk.file}`)) return
      modules.add(`/${chunk.file}`)
      chunk.imports?.forEach(visit)
      chunk.css?.forEach((file) => styles.add(`/${file}`))
    }
    roots.forEach(visit)
    modules.delete(`/${entry.file}`)
    return { entry: `/${entry.file}`, styles: [...styles], modules: [...modules] }
  }
}
