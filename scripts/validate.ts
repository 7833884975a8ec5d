import process from 'node:process'
import { enterCallerFolder } from './launch/caller-folder'
import { run } from './validate/run'

enterCallerFolder('validate')

process.exitCode = await run(process.argv.slice(2), process)
