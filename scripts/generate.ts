/**
 * Writes everything below schemas/generated from the schema sources; removes left-over files. With `--root` the tables of
 * an application with widgets of its own.
 */
import path from 'node:path'
import { DialectError } from '@schemas/dialect/problem'
import { regenerate, regenerateHost } from './generate/write'
import { enterCallerFolder } from './launch/caller-folder'
import { argumentsOf } from './launch/cli.mjs'

enterCallerFolder('generate')
const { trace, root, out } = argumentsOf('generate').values
try {
  const { files, written, removed } = await generated()
  console.log(`${files} generated files: ${written} written, ${removed} removed`)
} catch (error) {
  if (!(error instanceof Error) || trace) throw error
  const found = error instanceof DialectError ? error.problems.length : 0
  const breaches = found > 0 ? `${found} breach${found === 1 ? '' : 'es'} of the schema dialect; ` : ''
  console.error(`${error.message}\n${breaches}nothing was written.`)
  process.exitCode = 1
}

function generated(): ReturnType<typeof regenerate> {
  if (typeof root !== 'string') {
    if (out !== undefined)
      throw new Error('--out needs --root, the folder of the application with schemas/widgets.')
    return regenerate()
  }
  const folder = typeof out === 'string' ? out : path.join(root, 'schemas/generated')
  return regenerateHost(path.resolve(root), path.resolve(folder))
}
