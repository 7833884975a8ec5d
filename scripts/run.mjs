/** `node scripts/run.mjs FILE.ts …`: installs what is missing, then runs a TypeScript file with tsx. */
import { spawn } from 'node:child_process'
import { setup } from './setup.mjs'

await setup()
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})
