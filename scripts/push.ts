import process from 'node:process'
import { runPush } from './pages/run'

// npm runs scripts in the repository's root; the folder is relative to the caller's directory
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'push' && callerFolder) process.chdir(callerFolder)

process.exitCode = await runPush(process.argv.slice(2), process)
