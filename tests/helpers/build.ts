import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/launch/build.mjs'

const ROOT = join(import.meta.dirname, '../..')
// below the project, so that what the server imports is found
const COPIES = join(ROOT, '.cache/builds')

/**
 * Builds if need be and copies the build: who builds again while it is in use takes nothing away from it.
 * @returns the copy's folder, with `client/` and `server/`; whoever asked removes it
 */
export async function copyOfBuild(): Promise<string> {
  await ensureBuilt()
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(`${COPIES}/`)
  cpSync(join(ROOT, 'dist'), folder, { recursive: true })
  return folder
}
