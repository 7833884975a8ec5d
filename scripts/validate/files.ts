import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isDynamicPattern, glob } from 'tinyglobby'

/**
 * The files of the arguments, in the given order, each once. A folder means the `.json` files below it, a glob its
 * matches, both sorted. Arguments without a match stay, so that reading them reports the error.
 */
export async function filesOf(patterns: readonly string[]): Promise<string[]> {
  const files = new Set<string>()
  for (const pattern of patterns) for (const file of await expand(pattern)) files.add(file)
  return [...files]
}

async function expand(pattern: string): Promise<string[]> {
  const found = await stat(pattern).catch(() => null)
  if (found?.isDirectory()) {
    const inside = await search('**/*.json', pattern)
    const files = inside.length > 0 ? inside : ['**/*.json']
    return files.map((file) => `${pattern.replace(/\/+$/, '')}/${file}`)
  }
  if (found || !isDynamicPattern(pattern)) return [pattern]
  const matches = await search(pattern)
  return matches.length > 0 ? matches : [pattern]
}

async function search(pattern: string, cwd?: string): Promise<string[]> {
  const files = await glob(pattern, {
    cwd,
    absolute: path.isAbsolute(pattern),
    ignore: ['**/node_modules/**'],
    expandDirectories: false,
  })
  return files.toSorted()
}
