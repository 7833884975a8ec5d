/**
 * `npm run freeze [-- --unreleased] [TYPE…]`: freezes current schema versions with a sample page, permanently: those of
 * the named types, or all at a release. `--unreleased` allows frozen versions to change until the first release.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { repository } from './generate/sources'
import { argumentsOf } from './launch/cli.mjs'
import { freeze } from './migrations/freeze'
import { readFrozen } from './migrations/frozen'

const { values, positionals: only } = argumentsOf('freeze')
const unreleased = values.unreleased === true
const { files, refused } = await freeze(resolvedSchemas, await readFrozen(), { unreleased, only })
for (const reason of refused) console.error(reason)
if (refused.length === 0) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(repository, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  console.log(`${only.length || Object.keys(resolvedSchemas).length} schema versions frozen`)
}
process.exitCode = refused.length > 0 ? 1 : 0
