import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'
import { CHAPTERS, HANDBOOK, type Chapter } from '../../designer/shell/help/chapters.ts'

const FOLDER = join(import.meta.dirname, '../../docs/zh/handbook')
const PICTURES = 'pictures'
const STYLE = 'handbook.css'
const INDEX = 'index'

/** Raw HTML in a chapter is shown as text. */
const markdown = new MarkdownIt({ html: false })
markdown.core.ruler.push('anchors', ({ tokens }) => {
  for (const [index, token] of tokens.entries())
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''))
})
const link = markdown.renderer.rules['link_open']
markdown.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href') ?? '')
  token?.attrSet('href', decodeURI(href).replace(/^([\w-]+)\.md(?=#|$)/, '$1.html'))
  return link?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
}
const image = markdown.renderer.rules['image']
markdown.renderer.rules['image'] = (tokens, index, options, env, self) => {
  tokens[index]?.attrSet('loading', 'lazy')
  return image?.(tokens, index, options, env, self) ?? ''
}

/** The anchor of a heading, as VitePress makes it. */
const anchorOf = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** Headings of the tasks of a chapter. */
const tasksOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)

const isChapter = (name: string): name is Chapter => Object.hasOwn(CHAPTERS, name)

/**
 * The handbook as the shop serves it: plain pages without scripts, from `docs/zh/handbook`, so that it works without the
 * internet and before signing in.
 */
export function handbookFiles(folder = FOLDER): Map<string, string | Buffer> {
  const files = new Map<string, string | Buffer>([[STYLE, readFileSync(join(folder, STYLE), 'utf8')]])
  const texts = new Map<Chapter, string>()
  for (const chapter of Object.keys(CHAPTERS).filter(isChapter))
    texts.set(chapter, readFileSync(join(folder, `${chapter}.md`), 'utf8'))
  for (const [chapter, text] of texts)
    files.set(`${chapter}.html`, pageOf(CHAPTERS[chapter], chapter, markdown.render(text)))
  const contents = [...texts].map(([chapter, text]) => {
    const tasks = chapter === 'fields' ? [] : tasksOf(text)
    const lines = tasks.map((task) => `  - [${task}](${chapter}.md#${anchorOf(task)})`)
    return [`- [${CHAPTERS[chapter]}](${chapter}.md)`, ...lines].join('\n')
  })
  const index = readFileSync(join(folder, `${INDEX}.md`), 'utf8')
  files.set(`${INDEX}.html`, pageOf('操作手册', INDEX, markdown.render(`${index}\n${contents.join('\n')}\n`)))
  for (const name of readdirSync(join(folder, PICTURES)))
    files.set(`${PICTURES}/${name}`, readFileSync(join(folder, PICTURES, name)))
  return files
}

function pageOf(title: string, current: string, body: string): string {
  const entries = Object.entries({ [INDEX]: '目录', ...CHAPTERS })
  const links = entries.map(
    ([name, text]) =>
      `<li><a href="${name}.html"${name === current ? ' aria-current="page"' : ''}>${text}</a></li>`,
  )
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} · 铺面操作手册</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${STYLE}"></head><body>`,
    `<nav aria-label="章节"><a class="brand" href="/designer">铺面</a><ul>${links.join('')}</ul></nav>`,
    `<main>${body}</main></body></html>`,
  ].join('')
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
}

/** Adds the handbook to the designer's build; in development it is rendered for each request. */
export const handbook = (): Plugin => ({
  name: 'handbook',
  applyToEnvironment: ({ name }) => name === 'designer',
  generateBundle() {
    for (const [name, source] of handbookFiles())
      this.emitFile({ type: 'asset', fileName: `${HANDBOOK.slice(1)}/${name}`, source })
  },
  configureServer({ middlewares }) {
    middlewares.use(`${HANDBOOK}/`, (request, response, next) => {
      const name = decodeURI((request.url ?? '').replace(/^\/|[?#].*$/g, ''))
      const file = handbookFiles().get(name)
      if (file === undefined) return next()
      response.writeHead(200, { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? '' }).end(file)
    })
  },
})
