import { problemsOf, serialisePage, sizeProblems, type PageJson, locate, parsePage } from '@schemas'
import { readJson } from '@schemas/text/read-json'
import {
  importParts,
  importUpstream,
  type ImportNote,
  exportUpstream,
  toTemplateContent,
} from '@schemas/upstream'
import {
  IMPORT_USAGE,
  readImportOptions,
  type ImportCommand,
  EXPORT_USAGE,
  readExportOptions,
} from './options'
import { readInput, withStage, type ExitCode, type Streams } from './streams'
import { hasErrors, problemLine, refusalLine, reportLines, tallyOf } from './report'

/** `npm run -s import`: an upstream page in, a page document on stdout, everything about the run on stderr. */
export async function runImport(args: string[], streams: Streams): Promise<ExitCode> {
  const { stdout, stderr } = streams
  const command = readImportOptions(args)
  if ('error' in command) {
    stderr.write(`${command.error}\n\n${IMPORT_USAGE}`)
    return 2
  }
  if (command.help) {
    stdout.write(IMPORT_USAGE)
    return 0
  }
  const { file, part } = command
  const say = (line: string) => stderr.write(`${line}\n`)
  const input = await withStage(stderr, `读取 ${file}`, () => readInput(file, streams))
  if (input.kind !== 'text') {
    say(refusalLine(file, input.problem))
    return input.kind === 'unreadable' ? 2 : 1
  }
  const { value, problems: faults } = readJson(input.text)
  for (const fault of faults) say(refusalLine(file, fault))
  if (value === undefined) return 1

  const { page, report } = await withStage(stderr, '转换', () => convert(value, command))
  for (const line of reportLines(report)) say(line)
  if (!page) return 1
  const problems = await withStage(stderr, '校验', () => [
    ...problemsOf(page, part && { region: part }),
    ...sizeProblems(page),
  ])
  for (const problem of problems) say(problemLine(problem))
  stdout.write(serialisePage(page))
  const findings = [...faults, ...report, ...problems]
  say(`已导入 ${Object.keys(page.widgets).length} 个组件，${tallyOf(findings)}`)
  return hasErrors(findings) ? 1 : 0
}

function convert(
  value: unknown,
  { platform, part }: ImportCommand,
): { page: PageJson | null; report: ImportNote[] } {
  if (!part) return importUpstream(value, { platform })
  const { parts, report } = importParts(value, { platform })
  return { page: parts && parts[part], report }
}

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
