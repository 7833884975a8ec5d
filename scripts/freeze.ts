/**
 * `npm run freeze [-- --unreleased]`: freezes every current schema version with a sample page, permanently. Run it at
 * a release; `--unreleased` allows frozen versions to change until the first release.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { repository } from './generate/sources'
import { argumentsOf } from './launch/cli.mjs'
import { freeze } from './migrations/freeze'
import { readFrozen } from './migrations/frozen'

const unreleased = argumentsOf('freeze').values.unreleased === true
const { files, refused } = await freeze(resolvedSchemas, await readFrozen(), { unreleased })
for (const reason of refused) console.error(`${reason}; raise x-version and add a step, or see npm run check`)
if (refused.length === 0) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(repository, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  console.log(`${Object.keys(resolvedSchemas).length} schema versions frozen`)
}
process.exitCode = refused.length > 0 ? 1 : 0
