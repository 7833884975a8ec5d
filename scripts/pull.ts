import process from 'node:process'
import { enterCallerFolder } from './launch/caller-folder'
import { runPull } from './pages/run'

enterCallerFolder('pull')

process.exitCode = await runPull(process.argv.slice(2), process)
