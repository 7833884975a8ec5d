import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { ROOT, runTool } from './run.mjs'

const FOLDERS = [
  'schemas',
  'engine',
  'widgets',
  'storefront',
  'designer',
  'server',
  'scripts/build',
  'docs/zh/handbook',
]
const FILES = ['vite.config.ts', 'tsconfig.json', 'package-lock.json']
const STAMP = join(ROOT, 'dist/.built-from')

/** Fingerprint of all that goes into the build. */
export const buildSources = () => fingerprint([...FOLDERS, ...FILES], (file) => !/\.test\.tsx?$/.test(file))

/** @param {string} sources of `buildSources` */
export const isBuiltFrom = (sources) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources

/** Builds storefront and server into `dist` unless it contains the build of exactly these sources. */
export async function ensureBuilt() {
  const sources = buildSources()
  if (isBuiltFrom(sources)) return
  console.log('Building …')
  rmSync(STAMP, { force: true })
  const code = await runTool('vite/bin/vite.js', ['build', '--app', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error('The build failed; see its output above.')
  writeFileSync(STAMP, sources)
}
