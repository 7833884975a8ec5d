/** `node scripts/run.mjs FILE.ts …`: installs what is missing, then runs a TypeScript file. */
import { basename } from 'node:path'
import { argumentsOf } from './launch/cli.mjs'
import { COMMANDS } from './launch/commands.mjs'
import { run } from './launch/run.mjs'
import { setup } from './setup.mjs'

const [file = '', ...args] = process.argv.slice(2)
// wrong arguments are reported before anything is installed; the file itself parses them again
const name = Object.keys(COMMANDS).find((each) => each.replace(':', '-') === basename(file, '.ts'))
if (name !== undefined) argumentsOf(name, args)
await setup()
process.exitCode = await run(process.execPath, ['--import', 'tsx', file, ...args], { cwd: process.cwd() })
