import process from 'node:process'
import { run } from './validate/run'

// npm starts scripts in the repository; files are named from where the caller stands.
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'validate' && callerFolder) process.chdir(callerFolder)

process.exitCode = await run(process.argv.slice(2), process)
