/**
 * `npm run reword -- 去结算 去付款`: another wording of a text of the interface, where it is defined and where tests and
 * documents quote it as a whole. What operators or the demo have written into pages and rows is none.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { sourceFiles, type SourceFile } from './check/sources'
import { allFormatted } from './generate/output'
import { repository } from './generate/sources'
import { regenerate, writeFiles } from './generate/write'
import { argumentsOf, refuse } from './launch/cli.mjs'
import { run } from './launch/run.mjs'
import { reword } from './reword/files'
import { placeOf } from './reword/places'

/** Mentions that are listed. */
const MOST = 10

const { values, positionals } = argumentsOf('reword')
const [from = '', to = ''] = positionals
if (positionals.length !== 2)
  refuse('reword', `Expected two texts, quoted when they have spaces, got ${positionals.length}.`)

const others = globSync(
  [
    'schemas/*.json',
    'schemas/{api,common,widgets,sections,settings,records,actions,sheets}/**/*.json',
    '*.md',
    'docs/**/*.md',
  ],
  { cwd: repository, ignore: ['docs/.vitepress'] },
)
const read = (file: string): SourceFile => ({
  path: file,
  text: readFileSync(path.join(repository, file), 'utf8'),
})
const files = [...sourceFiles(), ...others.toSorted().map(read)].filter(
  (file) => !file.path.startsWith('server/demo/') && !file.path.startsWith('schemas/frozen/'),
)

const { files: written, changed, left, mentioned } = result()
await writeFiles(await allFormatted(written))
if (Object.keys(written).some((file) => file.startsWith('schemas/') && file.endsWith('.json')))
  await regenerate()

for (const place of changed) console.log(placeOf(place))
if (left.length > 0)
  console.log(
    `\nStill quoted, of this or another definition:\n${left.map((place) => `  ${placeOf(place)}`).join('\n')}`,
  )
if (mentioned.length > 0) {
  const more = mentioned.length > MOST ? `\n  and ${mentioned.length - MOST} more` : ''
  console.log(`\nIts words are left in:\n  ${mentioned.slice(0, MOST).join('\n  ')}${more}`)
}
const quoting = [...new Set([...changed, ...left].map((place) => place.path))]
const tests = quoting.filter((file) => /\.test\.tsx?$/.test(file) && !isJourney(file))
const journeys = quoting.filter(isJourney)
if (journeys.length > 0) console.log(`\nWith a build: npx vitest run ${journeys.join(' ')}`)
if (tests.length > 0 && values.test !== true) console.log(`\nnpx vitest run ${tests.join(' ')}`)
if (tests.length > 0 && values.test === true)
  process.exitCode = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests])

function result() {
  const at = typeof values.at === 'string' ? { at: values.at } : {}
  try {
    return reword(files, { from, to, ...at, anyway: values.anyway === true })
  } catch (error) {
    refuse('reword', error instanceof Error ? error.message : String(error))
  }
}

/** Journeys run in a browser, over a build of the shop. */
function isJourney(file: string): boolean {
  return file.startsWith('tests/journeys/')
}
