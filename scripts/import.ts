import process from 'node:process'
import { runImport } from './upstream/run-import'

// npm starts scripts in the repository; files are named from where the caller stands.
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'import' && callerFolder) process.chdir(callerFolder)

process.exitCode = await runImport(process.argv.slice(2), process)
