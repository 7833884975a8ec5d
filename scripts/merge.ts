import process from 'node:process'
import { runMerge } from './merge/run'

// npm runs scripts in the repository's root; git names files from the top of its working tree
const { npm_lifecycle_event: script, INIT_CWD: callerFolder } = process.env
if (script === 'merge' && callerFolder) process.chdir(callerFolder)

process.exitCode = await runMerge(process.argv.slice(2), process)
