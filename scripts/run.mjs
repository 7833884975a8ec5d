/** `node scripts/run.mjs scripts/x.ts …`: installs what is missing, then runs a TypeScript script in this process. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))
const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node scripts/run.mjs scripts/<name>.ts [arguments]')
  process.exit(2)
}

const setup = path.join(repository, 'scripts/setup.mjs')
const installed = existsSync(path.join(repository, 'node_modules/tsx/package.json'))
if (!installed) {
  if (!existsSync(setup)) {
    console.error('node_modules is missing; run: npm ci')
    process.exit(2)
  }
  await import(pathToFileURL(setup).href)
}

const { register } = await import('tsx/esm/api')
register({ tsconfig: path.join(repository, 'tsconfig.json') })
const file = path.resolve(repository, script)
process.argv = [process.argv[0] ?? 'node', file, ...args]
await import(pathToFileURL(file).href)
