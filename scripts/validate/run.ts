import { checkFile } from './check-file'
import { filesOf, readOptions, USAGE } from './options'
import { render, renderChange, type FileProblem } from './formats'
import { progressOn, type Terminal } from './progress'

export interface Streams {
  stdout: { write(text: string): unknown }
  stderr: Terminal
}

/** Valid · problems · unreadable (or wrong arguments). */
export type ExitCode = 0 | 1 | 2

/** The whole command: problems to stdout, everything about the run to stderr. */
export async function run(args: string[], { stdout, stderr }: Streams): Promise<ExitCode> {
  const options = readOptions(args)
  if ('error' in options) {
    stderr.write(`${options.error}\n\n${USAGE}`)
    return 2
  }
  if (options.help) {
    stdout.write(USAGE)
    return 0
  }
  const files = await filesOf(options.patterns)
  const progress = progressOn(stderr, files.length)
  const problems: FileProblem[] = []
  const tally = { files: files.length, changed: 0, rewritten: 0, failed: 0 }
  for (const [index, file] of files.entries()) {
    progress.show(index, file)
    const outcome = await checkFile(file, options)
    progress.clear()
    const found = outcome.problems.map((problem) => ({ file, ...problem }))
    problems.push(...found)
    // lines are printed as files are validated; an array can only be written as a whole
    if (options.format !== 'json') stdout.write(render(options.format, found))
    for (const change of outcome.changes) stderr.write(renderChange(file, change))
    tally.changed += outcome.changes.length
    if (outcome.rewritten) tally.rewritten++
    if (outcome.failed) tally.failed++
  }
  if (options.format === 'json') stdout.write(render('json', problems))
  stderr.write(`${summaryOf(problems, tally, options.fix)}\n`)
  if (tally.failed > 0) return 2
  return problems.some(({ severity }) => options.strict || severity === 'error') ? 1 : 0
}

interface Tally {
  files: number
  changed: number
  rewritten: number
  failed: number
}

function summaryOf(problems: readonly FileProblem[], tally: Tally, fix: boolean): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const wrongFiles = new Set(errors.map(({ file }) => file)).size
  const parts = [
    `已校验 ${tally.files} 个文件`,
    errors.length === 0 ? '没有错误' : `${wrongFiles} 个文件共 ${errors.length} 个错误`,
    ...(problems.length > errors.length ? [`${problems.length - errors.length} 个警告`] : []),
    ...(fix ? [`修正 ${tally.changed} 处，重写 ${tally.rewritten} 个文件`] : []),
    ...(tally.failed > 0 ? [`${tally.failed} 个文件无法读写`] : []),
  ]
  return parts.join('，')
}
