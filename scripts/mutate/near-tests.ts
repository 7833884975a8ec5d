import { posix } from 'node:path'
import { importsOf } from '../check/import-graph'
import type { SourceFile } from '../check/sources'

const TEST = /\.test\.tsx?$/
const GLOB = /import\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g

/**
 * Answers which tests reach a file by their imports: the one with its name, those in its folder, then those with the
 * fewest steps between. A test of a module behind a door may be many steps away from it.
 */
export function nearTests(files: SourceFile[]): (file: string) => string[] {
  const importers = new Map<string, Set<string>>()
  const note = (from: string, to: string) => importers.set(to, (importers.get(to) ?? new Set()).add(from))
  for (const { from, to } of importsOf(files)) note(from, to)
  for (const { path, text } of files)
    for (const pattern of globsIn(path, text))
      for (const other of files) if (pattern.test(other.path)) note(path, other.path)

  return (file) => {
    const seen = new Set([file])
    const found: string[] = []
    for (const reached of seen) {
      if (TEST.test(reached)) found.push(reached)
      for (const importer of [...(importers.get(reached) ?? [])].toSorted(byNearness(file)))
        seen.add(importer)
    }
    return found.toSorted((a, b) => rankOf(file, a) - rankOf(file, b))
  }
}

function rankOf(file: string, test: string): number {
  if (test.startsWith(file.replace(/tsx?$/, ''))) return 0
  return posix.dirname(test) === posix.dirname(file) ? 1 : 2
}

/** What the patterns of `import.meta.glob` in a file mean, for paths from the root. */
const globsIn = (path: string, text: string): RegExp[] =>
  [...text.matchAll(GLOB)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^'!]+)'/g)].map(([, pattern = '']) =>
      expressionOf(posix.join(posix.dirname(path), pattern)),
    ),
  )

const WILD: Record<string, string> = {
  '**/': '(?:.*/)?',
  '*': '[^/]*',
  '{': '(?:',
  '}': ')',
  ',': '|',
  '.': '\\.',
}

const expressionOf = (glob: string): RegExp =>
  new RegExp(`^${glob.replaceAll(/\*\*\/|[*{},.]/g, (part) => WILD[part] ?? part)}$`)

/** Of importers at the same distance, those in folders near the file come first. */
const byNearness = (file: string) => (a: string, b: string) => shared(file, b) - shared(file, a)

function shared(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')]
  const at = left.findIndex((part, i) => part !== right[i])
  return at === -1 ? left.length : at
}
