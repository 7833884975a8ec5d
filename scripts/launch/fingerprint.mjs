import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/**
 * Names and contents of files; times do not count, since a checkout changes them.
 * @param {readonly string[]} paths files and folders of the project
 * @param {(file: string) => boolean} [counts] leaves files out
 */
export function fingerprint(paths, counts = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn).filter(counts).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

/** @param {string} path */
function filesIn(path) {
  if (statSync(join(ROOT, path)).isFile()) return [path]
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !file.includes('node_modules/'))
}
