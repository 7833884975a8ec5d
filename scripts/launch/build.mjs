import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
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

/**
 * Builds storefront and server into `dist` unless it contains the build of exactly these sources. Of several commands
 * that are started at once, one builds.
 */
export async function ensureBuilt() {
  if (isBuiltFrom(buildSources())) return
  await withLock(join(ROOT, '.cache/building'), build, {
    waits: (pid) => console.log(`Waiting for the build of process ${pid} …`),
  })
}

async function build() {
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
