import process from 'node:process'
import { enterCallerFolder } from './launch/caller-folder'
import { runMerge } from './merge/run'

enterCallerFolder('merge')

process.exitCode = await runMerge(process.argv.slice(2), process)
