import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { FOLDERS, isTest, ROOT, sourceFiles, type SourceFile } from './sources'

/** A piece of English that developers read. */
export interface Prose {
  kind: 'comment' | 'title' | 'document'
  path: string
  /** 1-based line of the first character of `text`. */
  line: number
  text: string
}

/**
 * Comments and test titles of source files and style sheets, and the documents without their code.
 * @param about files without a match are not parsed
 */
export const allProse = (about: RegExp, root = ROOT): Prose[] => {
  const matching = (files: SourceFile[]) => files.filter(({ text }) => text.search(about) !== -1)
  return [
    ...matching(sourceFiles(root)).flatMap(proseOfSource),
    ...matching(filesIn(root, [...FOLDERS], '.css')).flatMap(proseOfStyles),
    ...matching(documentFiles(root)).flatMap(proseOfDocument),
  ]
}

/** The English documents: README.md and docs/. */
export const documentFiles = (root = ROOT): SourceFile[] => [
  ...[join(root, 'README.md')].flatMap((file) => readIfThere(file, 'README.md')),
  ...filesIn(root, ['docs'], '.md'),
]

/** Comments of a TypeScript or JavaScript file; of a test also its titles. */
export function proseOfSource({ path, text }: SourceFile): Prose[] {
  const { comments, program } = parseSync(path, text)
  const at = (start: number, value: string, kind: Prose['kind']): Prose => ({
    kind,
    path,
    line: lineAt(text, start),
    text: value,
  })
  const titles = isTest(path) ? titlesIn(program) : []
  return [
    ...comments.map(({ start, value }) => at(start, value, 'comment')),
    ...titles.map(({ start, end }) => at(start, text.slice(start + 1, end - 1), 'title')),
  ]
}

export function proseOfStyles({ path, text }: SourceFile): Prose[] {
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map((found) => ({
    kind: 'comment',
    path,
    line: lineAt(text, found.index),
    text: found[0],
  }))
}

const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ')

/** A document line by line; code, link targets and file names are blanked, so that columns and lines stay. */
export function proseOfDocument({ path, text }: SourceFile): Prose[] {
  const prose = text
    .replaceAll(/^```[^]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank)
  return prose
    .split('\n')
    .flatMap((line, index): Prose[] =>
      line.trim() === '' ? [] : [{ kind: 'document', path, line: index + 1, text: line }],
    )
}

/** The line of a match at `offset` of a piece of prose. */
export const lineOf = (prose: Prose, offset: number): number => prose.line + lineAt(prose.text, offset) - 1

const TITLED = /^(describe|it|test)/

interface Span {
  start: number
  end: number
}

/** First arguments of `describe…`, `it…` and `test…`, with `.each` and the like between, where they are literals. */
function titlesIn(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(titlesIn)
  if (!('type' in node) || node.type !== 'CallExpression' || !('callee' in node)) return inside
  if (!TITLED.test(calledName(node.callee))) return inside
  const [title] = 'arguments' in node ? (node.arguments as (Span & { type: string; value?: unknown })[]) : []
  const isText = title?.type === 'TemplateLiteral' || typeof title?.value === 'string'
  return title && isText ? [{ start: title.start, end: title.end }, ...inside] : inside
}

/** `test` of `test.each([])('…')`. */
function calledName(callee: unknown): string {
  if (typeof callee !== 'object' || callee === null) return ''
  if ('name' in callee) return String(callee.name)
  if ('object' in callee) return calledName(callee.object)
  if ('callee' in callee) return calledName(callee.callee)
  return 'tag' in callee ? calledName(callee.tag) : ''
}

function filesIn(root: string, folders: string[], ending: string): SourceFile[] {
  const present = new Set(readdirSync(root))
  return folders
    .filter((folder) => present.has(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith(ending) && !/(^|\/)(node_modules|generated)\//.test(path))
    .flatMap((path) => readIfThere(join(root, path), path))
}

function readIfThere(file: string, path: string): SourceFile[] {
  try {
    return [{ path, text: readFileSync(file, 'utf8') }]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
