import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { SourceFile } from './sources'

export interface Import {
  from: string
  /** Path in the project without extension, `engine/page/walk`; packages are left out. */
  to: string
  line: number
  /** Whether it is `import('…')`: the file is a chunk of its own. */
  dynamic: boolean
}

/** Every import of our own files: static, dynamic, re-exported, and of types only. */
export function importsOf(files: SourceFile[]): Import[] {
  const known = new Set(files.map((file) => file.path))
  return files.flatMap((file) =>
    specifiersIn(file).flatMap(({ specifier, offset, dynamic }) => {
      const to = resolveImport(file.path, specifier)
      if (to === undefined) return []
      return [{ from: file.path, to: existing(to, known), line: lineAt(file.text, offset), dynamic }]
    }),
  )
}

interface Specifier {
  specifier: string
  offset: number
  dynamic: boolean
}

/** Parsing takes seconds for all files; several checks ask for the imports of the same ones. */
const parsed = new WeakMap<SourceFile, Specifier[]>()

function specifiersIn(file: SourceFile): Specifier[] {
  const found = parsed.get(file) ?? parse(file)
  parsed.set(file, found)
  return found
}

function parse({ path, text }: SourceFile): Specifier[] {
  const result = parseSync(path, text)
  const { module } = result
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
    // reading the tree is most of the work, and few files need it
    ...(/\bimport\(/.test(text) ? importTypes(result.program) : []),
  ]
  // an `export * from` or `export { a, b } from` has an entry per name; an import counts once
  const unique = new Map(
    found.filter((request) => request !== null).map((request) => [request.start, request]),
  )
  const chunks = new Set(module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start))
  return [...unique.values()].flatMap(({ start, end }) => {
    const literal = text.slice(start, end)
    if (!/^['"`][^'"`]*['"`]$/.test(literal)) return []
    return [{ specifier: literal.slice(1, -1), offset: start, dynamic: chunks.has(start) }]
  })
}

/** `import('./a').A` in a type, which the module record does not contain. */
function importTypes(node: unknown): { start: number; end: number }[] {
  if (typeof node !== 'object' || node === null) return []
  const own =
    'type' in node && node.type === 'TSImportType' && 'source' in node
      ? [node.source as { start: number; end: number }]
      : []
  return [...own, ...Object.values(node).flatMap(importTypes)]
}

/** The file that an import refers to, as a path from the root; `undefined` for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return /^@(schemas|engine|widgets|storefront|designer|language|mcp|server|scripts|tests)(\/.*)?$/.test(path)
    ? path.slice(1)
    : undefined
}

function existing(path: string, known: Set<string>): string {
  const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx']
  const ending = endings.find((candidate) => known.has(path + candidate))
  return ending === undefined ? path : path + ending
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
