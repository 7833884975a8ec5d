/** `node scripts/tool.mjs NAME PROGRAM …`: installs what is missing, then runs a program of node_modules. */
import { argumentsOf } from './launch/cli.mjs'
import { runTool } from './launch/run.mjs'
import { setup } from './setup.mjs'

const [name = '', program = '', ...args] = process.argv.slice(2)
argumentsOf(name, args)
await setup()
process.exitCode = await runTool(program, args)
