import { parseArgs } from 'node:util'
import { usageOf } from '../launch/cli.mjs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { isDynamicPattern, glob } from 'tinyglobby'

const FORMATS = ['text', 'json', 'github'] as const
export type Format = (typeof FORMATS)[number]

export interface Options {
  format: Format
  /** Warnings count as errors. */
  strict: boolean
  fix: boolean
  help: boolean
  /** Files, folders and globs, as given. */
  patterns: string[]
}

export const USAGE = usageOf('validate')

/** The options, or their error. */
export function readOptions(args: string[]): Options | { error: string } {
  let parsed
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        strict: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      error: `参数不正确：${args.find((arg) => arg.startsWith('-') && error.message.includes(arg)) ?? error.message}`,
    }
  }
  const { values, positionals } = parsed
  const format = FORMATS.find((known) => known === values.format)
  if (!format) return { error: `--format 应为 ${FORMATS.join('、')} 之一，实际为 ${values.format}` }
  if (positionals.length === 0 && !values.help) return { error: '请给出至少一个文件' }
  return { format, strict: values.strict, fix: values.fix, help: values.help, patterns: positionals }
}

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
