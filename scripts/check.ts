/** `npm run check`: everything that can be judged without running a test; prints what to do about each finding. */
import { ensureBuilt } from './launch/build.mjs'
import { runTool } from './launch/run.mjs'
import { checkBuiltBundles } from './check-bundles'
import { checkCycles } from './check-cycles'
import { checkDatabase } from './check-database'
import { checkDistribution } from './check-distribution'
import { checkGenerated } from './check-generated'
import { checkImports } from './check-imports'
import { checkLockfile } from './check-lockfile'
import { checkMigrations } from './check-migrations'
import type { Findings } from './check/findings'
import { sourceFiles } from './check/sources'

type Result = string[] | Findings
type Check = () => Result | Promise<Result>

/** A tool that prints its findings itself. */
const tool =
  (file: string, ...args: string[]): Check =>
  async () =>
    (await runTool(file, args)) === 0 ? [] : [`${file.split('/').at(-1)} found what stands above`]

const CHECKS: Record<string, Check> = {
  'generated files are fresh': () => checkGenerated(),
  types: tool('typescript/bin/tsc', '--noEmit', '-p', '.'),
  lint: tool('oxlint/bin/oxlint', '--quiet'),
  format: tool('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
  'import direction': () => checkImports(),
  'import cycles': () => checkCycles(),
  'schema migrations': () => checkMigrations(),
  'database migrations': () => checkDatabase(),
  'database can be distributed': () => checkDistribution(),
  lockfile: () => checkLockfile(),
  bundles: async () => {
    await ensureBuilt()
    return checkBuiltBundles()
  },
}

let failures = 0
for (const [name, check] of Object.entries(CHECKS)) {
  const started = performance.now()
  const { errors, warnings } = await settled(check)
  const time = `${Math.round(performance.now() - started)} ms`
  console.log(`${errors.length === 0 ? '✓' : '✗'} ${name} (${time})`)
  for (const error of errors) console.log(`    ${error}`)
  for (const warning of warnings) console.log(`    warning: ${warning}`)
  failures += errors.length
}
printLargest()
console.log(failures === 0 ? 'All checks passed.' : `${failures} finding(s).`)
process.exitCode = failures === 0 ? 0 : 1

/** A check that cannot be made is a finding, and the others are still made. */
async function settled(check: Check): Promise<Findings> {
  try {
    const result = await check()
    return Array.isArray(result) ? { errors: result, warnings: [] } : result
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)], warnings: [] }
  }
}

/** A reminder, not a rule: the longest files are where the next one should be split. */
function printLargest() {
  const sizes = sourceFiles().map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const largest = sizes.toSorted((a, b) => b.lines - a.lines).slice(0, 10)
  console.log(`Largest files: ${largest.map(({ path, lines }) => `${path} ${lines}`).join(', ')}`)
}
