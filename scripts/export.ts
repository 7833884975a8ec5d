import process from 'node:process'
import { enterCallerFolder } from './launch/caller-folder'
import { runExport } from './upstream/run'

enterCallerFolder('export')

process.exitCode = await runExport(process.argv.slice(2), process)
