import { parseArgs, type ParseArgsConfig } from 'node:util'
import { REGIONS, type Region } from '@schemas/page-data'
import type { Platform } from '@schemas/page'

/** Arguments that mean nothing to the command; the message is for its caller. */
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

export const IMPORT_USAGE = `用法：npm run -s import -- [--platform pc|h5] [--part header|body|footer] 文件

把上游页面（组件数组、{"data":[…]}、getTemplateContent 的行、getHeaderOrFooter 的行）转换为页面文档，写到标准输出；
丢弃和改动的内容报告到标准错误。“文件”为 - 时读标准输入。

  --platform  页面的平台（默认 pc）
  --part      只取页头、主体或页脚：上游设计器载入的数组把三者连在一起
  --help      显示本说明

退出码：0 成功（警告不算），1 有错误，2 文件无法读取或参数不正确
`

export const EXPORT_USAGE = `用法：npm run -s export -- [--rows] [--plain] 文件

把页面文档转换为上游的组件数组，写到标准输出。“文件”为 - 时读标准输入。

  --rows   写成 getTemplateContent 的行 [{id,name,config}]
  --plain  不带还原用的 pumian 标记；再导入时排序键和省略的默认值不能还原
  --help   显示本说明

退出码：0 成功（警告不算），1 有错误，2 文件无法读取或参数不正确
`

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
