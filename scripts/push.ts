import process from 'node:process'
import { enterCallerFolder } from './launch/caller-folder'
import { runPush } from './pages/run'

enterCallerFolder('push')

process.exitCode = await runPush(process.argv.slice(2), process)
