import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '@schemas/text/escape-html'
import { designerPolicy, operatorCookie } from '../platform'
import { OperatorError } from '../config/operator-error'

interface Preloads {
  styles: string[]
  modules: string[]
}

/** Files that the designer's page loads. */
interface DesignerAssets extends Preloads {
  /** Asks for the first answers of the server while all else loads. */
  early: string
  entry: string
  /** What an address of the editor loads besides. */
  editor?: Preloads
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

/** Folder of the handbook's pages, where the designer's build writes them; anyone may read them. */
const HANDBOOK = '/designer/handbook'

/** Serves the designer; its client-side router handles all addresses below `/designer`. */
export function designerPages(app: FastifyInstance, { assets }: DesignerFiles) {
  const html = designerHtml(assets)
  // its scripts would be asked for once those of the entry have run
  const editorHtml = assets.editor ? designerHtml(assets, assets.editor) : html
  const options = { schema: { hide: true }, helmet: { contentSecurityPolicy: designerPolicy(app) } }
  // the handbook is plain files, whose folder would be an address of the router
  for (const path of [HANDBOOK, `${HANDBOOK}/`])
    app.get(path, options, async (_request, reply) => reply.redirect(`${HANDBOOK}/index.html`))
  for (const [path, sent] of [
    ['/designer', html],
    ['/designer/*', html],
    ['/designer/pages/:page_id', editorHtml],
  ] as const) {
    app.get(path, options, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(sent(operatorCookie.tokenOf(request)?.company_id ?? '')),
    )
  }
}

/** The designer's only HTML page, for a session's company; everything else happens in the browser. */
function designerHtml(
  { early, entry, styles, modules, devHead = '' }: DesignerAssets,
  more: Preloads = { styles: [], modules: [] },
): (company_id: string) => string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>铺面设计器</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script type="module" async src="${early}"></script>`,
    ...[...styles, ...more.styles].map((file) => `<link rel="stylesheet" href="${file}">`),
    ...[...modules, ...more.modules].map((file) => `<link rel="modulepreload" href="${file}">`),
    devHead,
  ].join('')
  return (company_id) =>
    `<!doctype html><html lang="zh-CN" data-company="${escapeHtml(company_id)}"><head>${head}</head>` +
    `<body><div id="root"></div><script type="module" src="${entry}"></script></body></html>`
}

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const EARLY = 'designer/shell/api/early.ts'
const ENTRY = 'designer/entry.tsx'
/** The lazy component of the editor's route. */
const EDITOR = 'designer/editor/layout/EditPage.tsx'
/** The settings, which are shown as soon as the page is. */
const FORM = 'designer/editor/panel/Form.tsx'
/** Files of many modules (scripts/build/designer-chunks.ts): what draws the page, and what the settings are made of. */
const GROUPS = ['renderers', 'page-forms'] as const

/** The designer of the build. @throws OperatorError if the build has none */
export async function builtDesigner(folder: string): Promise<DesignerFiles> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const groups = GROUPS.map(
    (name) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name,
  )
  const needed = [EARLY, ENTRY, EDITOR, FORM, ...groups]
  const missing = needed.filter((name) => !manifest[name])
  if (missing.length > 0)
    throw new OperatorError(
      `Expected ${missing.join(' and ')} in the designer’s manifest, found none. Run npm run build.`,
    )
  const seen = new Set<string>()
  const [early] = reach(manifest, EARLY, seen)
  const chunks = reach(manifest, ENTRY, seen)
  const editor = [EDITOR, ...groups, FORM].flatMap((name) => reach(manifest, name, seen))
  return {
    assets: {
      early: `/${early?.file}`,
      entry: `/${chunks.at(-1)?.file}`,
      styles: stylesOf(chunks),
      modules: filesOf(chunks.slice(0, -1)),
      editor: { styles: stylesOf(editor), modules: filesOf(editor) },
    },
    folder,
  }
}

const filesOf = (chunks: Chunk[]) => chunks.map(({ file }) => `/${file}`)
const stylesOf = (chunks: Chunk[]) => [
  ...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
]

/** A chunk and those of its imports that are not seen yet, imports first. */
function reach(manifest: Manifest, name: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [...(chunk.imports ?? []).flatMap((imported) => reach(manifest, imported, seen)), chunk]
}
