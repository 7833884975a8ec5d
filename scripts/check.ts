/**
 * `npm run check [-- NAME…]`: all static checks, beside each other. Prints a line for each as it ends, then every finding
 * with how to correct it.
 */
import { CHECKS } from './check/checks'
import { runChecks, type Outcome } from './check/run-checks'
import { sourceFiles } from './check/sources'
import { argumentsOf, meant } from './launch/cli.mjs'

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
const chosen = Object.entries(CHECKS)
  .filter(([name, { slow }]) =>
    positionals.length > 0 ? positionals.includes(name) : !(values.fast && slow),
  )
  .map(([name]) => name)

const started = performance.now()
const outcomes: Outcome[] = []
await runChecks(chosen, (outcome) => {
  outcomes.push(outcome)
  console.log(lineOf(outcome))
})
for (const { name, errors, warnings } of outcomes) {
  if (errors.length + warnings.length > 0) console.log(`\n${name}`)
  for (const error of errors) console.log(`    ${error}`)
  for (const warning of warnings) console.log(`    warning: ${warning}`)
}
const failed = outcomes.filter(({ errors }) => errors.length > 0)
if (failed.length === 0 && positionals.length === 0) printLargest()
console.log(
  `\n${chosen.length} ${chosen.length === 1 ? 'check' : 'checks'} in ${seconds(performance.now() - started)}: ` +
    (failed.length === 0 ? 'all passed.' : `${failed.map(({ name }) => name).join(', ')} failed.`),
)
process.exitCode = failed.length === 0 ? 0 : 1

/** Name, time, verdict. */
function lineOf({ name, errors, warnings, time, unchanged }: Outcome): string {
  const { about = '' } = CHECKS[name] ?? {}
  const notes = [
    ...(errors.length > 0 ? [`${errors.length} finding(s)`] : []),
    ...(warnings.length > 0 ? [`${warnings.length} warning(s)`] : []),
    ...(unchanged ? ['unchanged since it passed'] : []),
  ]
  const verdict = notes.length > 0 ? `${about}: ${notes.join(', ')}` : about
  return `${errors.length === 0 ? '✓' : '✗'} ${name.padEnd(13)} ${seconds(time).padStart(7)}  ${verdict}`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** A hint, not a rule: the longest files are candidates for splitting. */
function printLargest() {
  const sizes = sourceFiles().map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const largest = sizes.toSorted((a, b) => b.lines - a.lines).slice(0, 5)
  console.log(`\nLargest files: ${largest.map(({ path, lines }) => `${path} ${lines}`).join(', ')}`)
}
