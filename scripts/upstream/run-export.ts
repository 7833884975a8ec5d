import { locate, parsePage } from '@schemas'
import { exportUpstream, toTemplateContent } from '@schemas/upstream'
import { EXPORT_USAGE, readExportOptions } from './options'
import { readInput } from './read-input'
import { hasErrors, problemLine, refusalLine, tallyOf } from './report'
import { withStage, type ExitCode, type Streams } from './streams'

/** `npm run -s export`: a page document in, the upstream form on stdout, everything about the run on stderr. */
export async function runExport(args: string[], streams: Streams): Promise<ExitCode> {
  const { stdout, stderr } = streams
  const command = readExportOptions(args)
  if ('error' in command) {
    stderr.write(`${command.error}\n\n${EXPORT_USAGE}`)
    return 2
  }
  if (command.help) {
    stdout.write(EXPORT_USAGE)
    return 0
  }
  const { file, rows, plain } = command
  const say = (line: string) => stderr.write(`${line}\n`)
  const input = await withStage(stderr, `读取 ${file}`, () => readInput(file, streams))
  if (input.kind !== 'text') {
    say(refusalLine(file, input.problem))
    return input.kind === 'unreadable' ? 2 : 1
  }
  const { page, problems } = await withStage(stderr, '校验', () => parsePage(input.text))
  for (const problem of locate(input.text, problems)) {
    say(
      page
        ? `${file}:${problem.line}:${problem.column}  ${problemLine(problem)}`
        : refusalLine(file, problem),
    )
  }
  if (!page) return 1
  const upstream = await withStage(stderr, '转换', () =>
    rows ? toTemplateContent(page, undefined, { marks: !plain }) : exportUpstream(page, { marks: !plain }),
  )
  stdout.write(`${JSON.stringify(upstream, null, 2)}\n`)
  say(`已导出 ${Object.keys(page.widgets).length} 个组件，${tallyOf(problems)}`)
  return hasErrors(problems) ? 1 : 0
}
