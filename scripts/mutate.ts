/**
 * `npm run mutate [-- --count 300] [--seed 1]`: changes one small thing of the sources at a time and says which changes
 * no test notices. `--root FOLDER` does so in another checkout with its own node_modules, `--like FILE` with the mutants
 * of an earlier run where their code still exists, so that the tests of two commits can be compared.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sourceFiles } from './check/sources'
import { argumentsOf } from './launch/cli.mjs'
import { startPostgres } from './launch/postgres.mjs'
import { ROOT } from './launch/run.mjs'
import { keepTemporaryFilesInMemory } from './launch/temporary-folder.mjs'
import { mutated, type Mutant } from './mutate/mutants'
import { nearTests } from './mutate/near-tests'
import { runTests } from './mutate/run-tests'
import { FLOORS, floorOf, sameIn, sampleOf } from './mutate/sample'

type Tried = Mutant & { result: 'killed' | 'survived' | 'untested' | 'gone'; tests: number }

/** Test files that run alone first: they notice most mutants, in a third of the time of all. */
const NEAREST = 2

const { values } = argumentsOf('mutate')
const root = resolve(String(values.root ?? ROOT))
const [count = 0, seed = 0, most = 0] = [values.count, values.seed, values.tests].map(Number)
if (![count, seed, most].every((figure) => Number.isSafeInteger(figure) && figure > 0)) {
  const given = [values.count, values.seed, values.tests].join(', ')
  console.error(`--count, --seed, --tests: expected whole numbers from 1, got ${given}.`)
  process.exit(2)
}
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
  cwd: root,
  encoding: 'utf8',
})
if (changed) {
  console.error(
    `Expected a checkout without changes, since its files are changed and put back; got\n${changed}`,
  )
  process.exit(2)
}

const files = sourceFiles(root)
const wanted = values.like
  ? (JSON.parse(readFileSync(String(values.like), 'utf8')) as Mutant[])
  : sampleOf(files, count, seed)
const found = values.like ? sameIn(files, wanted) : wanted
const near = nearTests(files)

keepTemporaryFilesInMemory()
const postgres = process.env.PUMIAN_TEST_POSTGRES ? undefined : await startPostgres()
if (postgres && 'url' in postgres) process.env.PUMIAN_TEST_POSTGRES = postgres.url
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const tests = new Map(
  found.flatMap((mutant) => (mutant ? [[mutant, near(mutant.file).filter(isRun).slice(0, most)]] : [])),
)
const union = [...new Set([...tests.values()].flat())]
console.log(`${found.length} mutants, ${union.length} test files. Running these without a mutant first …`)
const { failed: broken } = await runTests(root, union, true)
if (broken.length > 0) console.log(`Left out, since they fail without a mutant: ${broken.join(', ')}`)

const tried: Tried[] = []
for (const [at, mutant] of found.entries()) {
  const one = mutant ? await tryOne(mutant) : { ...(wanted[at] as Mutant), result: 'gone' as const, tests: 0 }
  tried.push(one)
  console.log(`${at + 1}/${found.length} ${one.result.padEnd(8)} ${nameOf(one)}`)
}
report(tried)
if (postgres && 'stop' in postgres) await postgres.stop()

/** Journeys need a build, races a machine of their own. */
function isRun(file: string): boolean {
  return !/^tests\/(?:journeys|races|soak|bench)\//.test(file)
}

async function tryOne(mutant: Mutant): Promise<Tried> {
  const own = (tests.get(mutant) ?? []).filter((file) => !broken.includes(file))
  if (own.length === 0) return { ...mutant, result: 'untested', tests: 0 }
  const file = join(root, mutant.file)
  const text = readFileSync(file, 'utf8')
  const restore = () => writeFileSync(file, text)
  process.once('exit', restore)
  try {
    writeFileSync(file, mutated(text, mutant))
    for (const some of [own.slice(0, NEAREST), own.slice(NEAREST)])
      if (some.length > 0 && (await runTests(root, some)).result !== 'passed')
        return { ...mutant, result: 'killed', tests: own.length }
    return { ...mutant, result: 'survived', tests: own.length }
  } finally {
    process.off('exit', restore)
    restore()
  }
}

function report(all: readonly Tried[]) {
  const out = String(values.out ?? join(ROOT, '.cache/mutants.json'))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, `${JSON.stringify(all, null, 2)}\n`)
  console.log('\nSurvivors')
  for (const one of all)
    if (['survived', 'untested'].includes(one.result))
      console.log(`  ${nameOf(one)} (${one.tests} test files)`)
  console.log('\nKilled')
  for (const floor of [...FLOORS, 'all']) {
    const own = all.filter((one) => one.result !== 'gone' && [floorOf(one), 'all'].includes(floor))
    const killed = own.filter(({ result }) => result === 'killed').length
    const share = own.length > 0 ? `${((100 * killed) / own.length).toFixed(1)} %` : '–'
    console.log(
      `  ${floor.padEnd(11)} ${String(killed).padStart(4)} of ${String(own.length).padStart(4)}  ${share}`,
    )
  }
  const gone = all.filter(({ result }) => result === 'gone').length
  if (gone > 0) console.log(`  ${gone} have no place in these sources any more`)
  console.log(`\nAll of them: ${out}`)
}

function nameOf({ file, line, operator, before, after }: Mutant): string {
  return `${file}:${line}  ${operator}: ${short(before)} → ${short(after)}`
}

function short(text: string): string {
  return (text.length > 60 ? `${text.slice(0, 60)}…` : text).replaceAll(/\s+/g, ' ')
}
