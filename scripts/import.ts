import process from 'node:process'
import { enterCallerFolder } from './launch/caller-folder'
import { runImport } from './upstream/run'

enterCallerFolder('import')

process.exitCode = await runImport(process.argv.slice(2), process)
