import process from 'node:process'
import { run } from './validate/run'

// npm runs scripts in the repository's root; file arguments are relative to the caller's directory
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'validate' && callerFolder) process.chdir(callerFolder)

process.exitCode = await run(process.argv.slice(2), process)
