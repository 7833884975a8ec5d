/** Writes everything below schemas/generated from the schema sources; removes left-over files. */
import { DialectError } from '@schemas/dialect/problem'
import { regenerate } from './generate/write'
import { argumentsOf } from './launch/cli.mjs'

const { trace } = argumentsOf('generate').values
try {
  const { files, written, removed } = await regenerate()
  console.log(`${files} generated files: ${written} written, ${removed} removed`)
} catch (error) {
  if (!(error instanceof Error) || trace) throw error
  const found = error instanceof DialectError ? error.problems.length : 0
  const breaches = found > 0 ? `${found} breach${found === 1 ? '' : 'es'} of the schema dialect; ` : ''
  console.error(`${error.message}\n${breaches}nothing was written.`)
  process.exitCode = 1
}
