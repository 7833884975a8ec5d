import process from 'node:process'
import { run } from '@scripts/validate/run'
import { openApplication } from './application'

/** Validates page files by the application's schemas. */
export async function validate(args: string[]): Promise<void> {
  await openApplication()
  process.exitCode = await run(args, process)
}
