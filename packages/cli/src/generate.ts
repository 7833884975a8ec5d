import path from 'node:path'
import { parseArgs } from 'node:util'
import { regenerateHost } from '@scripts/generate/write'

/** Writes what follows from the schemas of an application. */
export async function generate(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { root: { type: 'string' }, out: { type: 'string' } } })
  const root = path.resolve(values.root ?? '.')
  const out = path.resolve(values.out ?? path.join(root, 'schemas/generated'))
  const { files, written, removed } = await regenerateHost(root, out)
  console.log(`${files} generated files: ${written} written, ${removed} removed`)
}
