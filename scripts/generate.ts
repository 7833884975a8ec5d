/** Writes everything below schemas/generated from the schema sources; removes what is no longer made. */
import { DialectError } from '@schemas/dialect/problem'
import { regenerate } from './generate/write'

try {
  const { files, written, removed } = await regenerate()
  console.log(`${files} generated files: ${written} written, ${removed} removed`)
} catch (error) {
  if (!(error instanceof DialectError)) throw error
  console.error(
    `${error.message}\n${error.problems.length} breaches of the schema dialect; nothing was written.`,
  )
  process.exitCode = 1
}
