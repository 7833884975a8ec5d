import process from 'node:process'
import { runImport } from './upstream/run'

// npm runs scripts in the repository's root; file arguments are relative to the caller's directory
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'import' && callerFolder) process.chdir(callerFolder)

process.exitCode = await runImport(process.argv.slice(2), process)
