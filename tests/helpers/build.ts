import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/launch/build.mjs'

const ROOT = join(import.meta.dirname, '../..')
// below the project, so that the server's imports are found
const COPIES = join(ROOT, '.cache/builds')

/**
 * Builds if necessary and copies the build, so that a later build does not change it.
 * @returns the copy's folder, with `client/` and `server/`; the caller removes it
 */
export async function copyOfBuild(): Promise<string> {
  await ensureBuilt()
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(`${COPIES}/`)
  cpSync(join(ROOT, 'dist'), folder, { recursive: true })
  return folder
}
