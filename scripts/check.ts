/** `npm run check [-- NAME…]`: all static checks; prints how to correct each finding. */
import { ensureBuilt } from './launch/build.mjs'
import { argumentsOf, meant } from './launch/cli.mjs'
import { runTool } from './launch/run.mjs'
import { checkBuiltBundles } from './check-bundles'
import { checkCitations } from './check-citations'
import { checkContexts } from './check-contexts'
import { checkCycles } from './check-cycles'
import { checkDatabase } from './check-database'
import { checkDistribution } from './check-distribution'
import { checkGenerated } from './check-generated'
import { checkImports } from './check-imports'
import { checkLockfile } from './check-lockfile'
import { checkMigrations } from './check-migrations'
import { checkUnused } from './check-unused'
import { checkReadme } from './check-readme'
import { checkWords } from './check-words'
import type { Findings } from './check/findings'
import { sourceFiles } from './check/sources'

type Result = string[] | Findings
type Check = () => Result | Promise<Result>

/** An external tool that prints its own findings. @param advice printed below them */
const tool =
  (advice: string, file: string, ...args: string[]): Check =>
  async () =>
    (await runTool(file, args)) === 0 ? [] : [advice]

interface NamedCheck {
  about: string
  run: Check
  /** Takes more than a few seconds; skipped by `--fast`. */
  slow?: boolean
  /** Runs only when named: the tree does not pass it yet. */
  onlyNamed?: boolean
}

const TSC = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo', '-p', '.']

const CHECKS: Record<string, NamedCheck> = {
  generated: { about: 'generated files are fresh', run: () => checkGenerated() },
  types: { about: 'types', run: tool('TypeScript reported the errors above', 'typescript/bin/tsc', ...TSC) },
  lint: {
    about: 'lint',
    run: tool(
      'oxlint reported the findings above; npx oxlint --fix corrects some of them',
      'oxlint/bin/oxlint',
      '--quiet',
    ),
  },
  format: {
    about: 'format',
    run: tool(
      'the files above are not formatted; run: npm run format',
      'oxfmt/bin/oxfmt',
      '--list-different',
    ),
  },
  imports: {
    about: 'import direction, doors and order of contexts',
    run: () => {
      const files = sourceFiles()
      return [...checkImports(files), ...checkContexts(files)]
    },
  },
  cycles: { about: 'import cycles', run: () => checkCycles() },
  unused: { about: 'files and packages without a user, undeclared packages', run: () => checkUnused() },
  migrations: { about: 'schema migrations', run: () => checkMigrations() },
  database: { about: 'database migrations', run: () => checkDatabase(), slow: true },
  distribution: { about: 'database can be distributed', run: () => checkDistribution(), slow: true },
  lockfile: { about: 'lockfile', run: () => checkLockfile() },
  citations: { about: 'citations lead to rules in docs/', run: () => checkCitations() },
  readme: { about: 'README.md and README.zh-CN.md are in step', run: () => checkReadme() },
  words: { about: 'plain words in comments, titles and documents', run: () => checkWords(), onlyNamed: true },
  bundles: {
    about: 'bundles: what shoppers load',
    run: async () => {
      await ensureBuilt()
      return checkBuiltBundles()
    },
    slow: true,
  },
}

const { values, positionals } = argumentsOf('check')
const strange = positionals.find((name) => !Object.hasOwn(CHECKS, name))
if (strange !== undefined) {
  console.error(`Unknown check ${strange}${meant(strange, Object.keys(CHECKS))}`)
  process.exit(2)
}
if (values.list) {
  for (const [name, { about, slow }] of Object.entries(CHECKS))
    console.log(`${name.padEnd(13)} ${about}${slow ? ' (slow)' : ''}`)
  process.exit(0)
}
const chosen = Object.entries(CHECKS).filter(([name, { slow, onlyNamed }]) =>
  positionals.length > 0 ? positionals.includes(name) : !onlyNamed && !(values.fast && slow),
)

let failures = 0
for (const [name, { about, run }] of chosen) {
  const started = performance.now()
  const { errors, warnings } = await settled(run)
  const time = `${Math.round(performance.now() - started)} ms`
  console.log(`${errors.length === 0 ? '✓' : '✗'} ${name}: ${about} (${time})`)
  for (const error of errors) console.log(`    ${error}`)
  for (const warning of warnings) console.log(`    warning: ${warning}`)
  failures += errors.length
}
if (positionals.length === 0 && !values.fast) printLargest()
const passed = positionals.length === 0 && !values.fast ? 'All checks passed.' : 'These checks passed.'
console.log(failures === 0 ? passed : `${failures} finding(s).`)
process.exitCode = failures === 0 ? 0 : 1

/** A check that throws is a finding; the other checks still run. */
async function settled(check: Check): Promise<Findings> {
  try {
    const result = await check()
    return Array.isArray(result) ? { errors: result, warnings: [] } : result
  } catch (error) {
    return { errors: [error instanceof Error ? error.message : String(error)], warnings: [] }
  }
}

/** A hint, not a rule: the longest files are candidates for splitting. */
function printLargest() {
  const sizes = sourceFiles().map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const largest = sizes.toSorted((a, b) => b.lines - a.lines).slice(0, 10)
  console.log(`Largest files: ${largest.map(({ path, lines }) => `${path} ${lines}`).join(', ')}`)
}
