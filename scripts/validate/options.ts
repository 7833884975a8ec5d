import { parseArgs } from 'node:util'

export const FORMATS = ['text', 'json', 'github'] as const
export type Format = (typeof FORMATS)[number]

export interface Options {
  format: Format
  fix: boolean
  help: boolean
  /** Files, folders and globs, as given. */
  patterns: string[]
}

export const USAGE = `用法：npm run validate -- [--format text|json|github] [--fix] 文件…

校验页面文件，报告每个问题的位置和原因。“文件”可以是文件、目录（其下所有 .json）或通配符。

  --format text    每行一个问题：文件:行:列  组件类型 uuid  路径  说明（默认）
  --format json    标准输出为一个数组：{file,line,column,severity,type,uuid,path,keyword,message}
  --format github  GitHub Actions 注释
  --fix            把超出范围的数值改到范围内、不认识的选项改回默认值，并写成规范格式
  --help           显示本说明

退出码：0 全部有效（警告不算），1 有错误，2 有文件无法读取或参数不正确
`

/** The options, or what is wrong with them. */
export function readOptions(args: string[]): Options | { error: string } {
  let parsed
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
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
  return { format, fix: values.fix, help: values.help, patterns: positionals }
}
