import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { designerPolicy } from '../platform'
import { OperatorError } from '../config/operator-error'

/** Files that the designer's page loads. */
interface DesignerAssets {
  entry: string
  styles: string[]
  modules: string[]
  /** Development only: tags of the dev server for the head. */
  devHead?: string
}

export interface DesignerFiles {
  assets: DesignerAssets
  /** The built files; absent in development, where Vite serves them. */
  folder?: string
}

/** Folder of the built files with a hash in their names; the storefront's has another name (vite.config.ts). */
export const DESIGNER_ASSETS = 'designer-assets'

/** Serves the designer; its client-side router handles all addresses below `/designer`. */
export function designerPages(app: FastifyInstance, { assets }: DesignerFiles) {
  const html = designerHtml(assets)
  const options = { schema: { hide: true }, helmet: { contentSecurityPolicy: designerPolicy(app) } }
  for (const path of ['/designer', '/designer/*']) {
    app.get(path, options, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html),
    )
  }
}

/** The designer's only HTML page; everything else happens in the browser. */
function designerHtml({ entry, styles, modules, devHead = '' }: DesignerAssets): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>铺面设计器</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...modules.map((file) => `<link rel="modulepreload" href="${file}">`),
    devHead,
  ].join('')
  return (
    `<!doctype html><html lang="zh-CN"><head>${head}</head><body><div id="root"></div>` +
    `<script type="module" src="${entry}"></script></body></html>`
  )
}

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
  return {
    assets: {
      entry: `/${entry.file}`,
      styles: [...styles].map((file) => `/${file}`),
      modules: chunks.map(({ file }) => `/${file}`),
    },
    folder,
  }
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
