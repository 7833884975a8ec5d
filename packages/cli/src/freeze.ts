import { parseArgs } from 'node:util'
import path from 'node:path'
import { writeFiles } from '@scripts/generate/write'
import { freeze } from '@scripts/migrations/freeze'
import { readFrozen } from '@scripts/migrations/frozen'
import { openApplication } from './application'

/** Keeps every current schema version of the application with a sample page. */
export async function freezeAll(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { unreleased: { type: 'boolean', default: false } } })
  const root = process.cwd()
  const current = await openApplication(root)
  const { files, refused } = await freeze(current, await readFrozen(root), { ...values, root })
  if (refused.length > 0) throw new Error(refused.join('\n'))
  // the list of older versions is for imports of the shop
  const kept = Object.entries(files).filter(([file]) => !file.endsWith('/index.ts'))
  await writeFiles(Object.fromEntries(kept.map(([file, text]) => [path.join(root, file), text])), '')
  console.log(`${Object.keys(current).length} schema versions frozen`)
}
