import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../config/operator-error'
import { designerHtml } from './html'
import type { DesignerFiles } from './plugin'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const ENTRY = 'designer/entry.tsx'

/** The designer of the build. @throws OperatorError if the build has none */
export async function builtDesigner(folder: string): Promise<DesignerFiles> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = reach(manifest)
  const [entry] = chunks.splice(-1)
  if (!entry)
    throw new OperatorError(`Expected ${ENTRY} in the designer’s manifest, found none. Run npm run build.`)
  const styles = new Set([...chunks, entry].flatMap(({ css = [] }) => css))
  const html = designerHtml({
    entry: `/${entry.file}`,
    styles: [...styles].map((file) => `/${file}`),
    modules: chunks.map(({ file }) => `/${file}`),
  })
  return { html: () => Promise.resolve(html), folder }
}

/** The entry's chunk and all its imports, imports first. */
function reach(manifest: Manifest): Manifest[string][] {
  const found: Manifest[string][] = []
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(visit)
    found.push(chunk)
  }
  visit(ENTRY)
  return found
}
