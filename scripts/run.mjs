/** `node scripts/run.mjs FILE.ts …`: installs what is missing, then runs a TypeScript file. */
import { run } from './launch/run.mjs'
import { setup } from './setup.mjs'

await setup()
process.exitCode = await run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  cwd: process.cwd(),
})
