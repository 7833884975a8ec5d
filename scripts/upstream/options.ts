import { parseArgs, type ParseArgsConfig } from 'node:util'
import { usageOf } from '../launch/cli.mjs'
import { REGIONS, type Region } from '@schemas/page-data'
import type { Platform } from '@schemas/page'

/** Wrong arguments; the message is for the caller. */
export interface WrongArguments {
  error: string
}

export interface ImportCommand {
  /** Path, or `-` for standard input. */
  file: string
  platform: Platform | undefined
  part: Region | undefined
  help: boolean
}

export interface ExportCommand {
  file: string
  rows: boolean
  plain: boolean
  help: boolean
}

export const IMPORT_USAGE = usageOf('import')
export const EXPORT_USAGE = usageOf('export')

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

export function readImportOptions(args: string[]): ImportCommand | WrongArguments {
  const parsed = read(args, { ...HELP, platform: { type: 'string' }, part: { type: 'string' } })
  if ('error' in parsed) return parsed
  const { values, file } = parsed
  const platform = oneOf('--platform', values.platform, ['pc', 'h5'] as const)
  if (typeof platform === 'object') return platform
  const part = oneOf('--part', values.part, REGIONS)
  if (typeof part === 'object') return part
  return { file, platform, part, help: values.help === true }
}

export function readExportOptions(args: string[]): ExportCommand | WrongArguments {
  const flag = { type: 'boolean', default: false } as const
  const parsed = read(args, { ...HELP, rows: flag, plain: flag })
  if ('error' in parsed) return parsed
  const { values, file } = parsed
  return { file, rows: values.rows === true, plain: values.plain === true, help: values.help === true }
}

type Options = NonNullable<ParseArgsConfig['options']>
type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

function read(args: string[], options: Options): { values: Values; file: string } | WrongArguments {
  let parsed
  try {
    parsed = parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      error: `参数不正确：${args.find((arg) => arg.startsWith('-') && error.message.includes(arg)) ?? error.message}`,
    }
  }
  const { values, positionals } = parsed
  const [file = ''] = positionals
  if (positionals.length === 1 || values.help === true) return { values, file }
  return { error: `应给出一个文件，实际为 ${positionals.length} 个` }
}

function oneOf<T extends string>(
  name: string,
  value: unknown,
  known: readonly T[],
): T | undefined | WrongArguments {
  if (value === undefined) return undefined
  return (
    known.find((word) => word === value) ?? {
      error: `${name} 应为 ${known.join('、')} 之一，实际为 ${String(value)}`,
    }
  )
}
