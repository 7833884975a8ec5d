/** Writes everything below schemas/generated from the schema sources; removes what is no longer made. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DialectError } from '@schemas/dialect/problem'
import { generate } from './generate/outputs'
import { generatedOnDisk, textOnDisk } from './generate/disk'
import { repository } from './generate/sources'

const files = await generate().catch((error: unknown): never => {
  if (!(error instanceof DialectError)) throw error
  console.error(
    `${error.message}\n${error.problems.length} breaches of the schema dialect; nothing was written.`,
  )
  process.exit(1)
})
let written = 0
for (const [file, text] of Object.entries(files)) {
  if ((await textOnDisk(file)) === text) continue
  const target = path.join(repository, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
  written++
}
const stale = (await generatedOnDisk()).filter((file) => !(file in files))
for (const file of stale) await rm(path.join(repository, file))
console.log(`${Object.keys(files).length} generated files: ${written} written, ${stale.length} removed`)
