import process from 'node:process'
import { runExport } from './upstream/run-export'

// npm starts scripts in the repository; files are named from where the caller stands.
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'export' && callerFolder) process.chdir(callerFolder)

process.exitCode = await runExport(process.argv.slice(2), process)
