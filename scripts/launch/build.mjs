import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runTool } from './run.mjs'

const FOLDERS = ['schemas', 'engine', 'widgets', 'storefront', 'designer', 'server', 'scripts/build']
const FILES = ['vite.config.ts', 'tsconfig.json', 'package-lock.json']
const STAMP = join(ROOT, 'dist/.built-from')

/** Builds storefront and server into `dist` unless it contains the build of exactly these sources. */
export async function ensureBuilt() {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building …')
  rmSync(STAMP, { force: true })
  const code = await runTool('vite/bin/vite.js', ['build', '--app', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error('The build failed; see its output above.')
  writeFileSync(STAMP, sources)
}

/** Hash of names and contents of all inputs of the build; a checkout changes times, so times do not count. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of [...FILES, ...FOLDERS.flatMap(sourcesIn)].toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex')
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}
