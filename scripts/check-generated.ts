/** Fails when a generated file differs from what its sources produce now. */
import { fileURLToPath } from 'node:url'
import { DialectError } from '@schemas/dialect/problem'
import { generatedOnDisk, textOnDisk } from './generate/disk'
import type { Files } from './generate/output'
import { generate } from './generate/outputs'
import { repository } from './generate/sources'

/** One line for each stale, missing or left-over file below `root`, with what to do; empty if all are up to date. */
export async function checkGenerated(root = repository, files?: Files): Promise<string[]> {
  const fresh = files ?? (await generate(root))
  const problems: string[] = []
  for (const [file, text] of Object.entries(fresh)) {
    const onDisk = await textOnDisk(file, root)
    if (onDisk === null) problems.push(`${file} is missing; run: npm run generate`)
    else if (onDisk !== text) problems.push(`${file} is stale; run: npm run generate`)
  }
  for (const file of await generatedOnDisk(root))
    if (!(file in fresh)) problems.push(`${file} is made by nothing any more; run: npm run generate`)
  return problems
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkGenerated().catch((error: unknown) => {
    if (error instanceof DialectError) return error.message.split('\n')
    throw error
  })
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
