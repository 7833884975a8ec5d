import { problemsOf, serialisePage, sizeProblems, type PageJson } from '@schemas'
import { readJson } from '@schemas/text/read-json'
import { importParts, importUpstream, type ImportNote } from '@schemas/upstream'
import { IMPORT_USAGE, readImportOptions, type ImportCommand } from './options'
import { readInput } from './read-input'
import { hasErrors, problemLine, refusalLine, reportLines, tallyOf } from './report'
import { withStage, type ExitCode, type Streams } from './streams'

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
