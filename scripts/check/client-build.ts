import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { createBuilder } from 'vite'
import { buildSources, isBuiltFrom } from '../launch/build.mjs'
import { ROOT } from './sources'
import { MEASURED, type ModuleList } from '../build/client-manifest'

const FOLDER = join(ROOT, '.cache/client')
const STAMP = join(ROOT, '.cache/client-built-from')

/** Folder of what shoppers download, built from the present sources: of the whole build where that is fresh. */
export async function clientBuild(): Promise<string> {
  const sources = buildSources()
  if (isBuiltFrom(sources)) return join(ROOT, 'dist/client')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return FOLDER
  rmSync(STAMP, { force: true })
  process.env['NODE_ENV'] = 'production'
  // the client alone: designer and server take most of the time of a whole build
  const builder = await createBuilder({
    root: ROOT,
    mode: MEASURED,
    logLevel: 'warn',
    environments: { client: { build: { outDir: FOLDER, emptyOutDir: true } } },
  })
  const { client } = builder.environments
  if (!client) throw new Error('Expected vite.config.ts to have an environment named client')
  await builder.build(client)
  writeFileSync(STAMP, sources)
  return FOLDER
}

/** Module → its minified bytes in the build, before gzip. */
export type Sizes = Readonly<Record<string, number>>

const FILE = join(ROOT, '.cache/bundle-sizes.json')
/** Most modules named in a message. */
const NAMED = 5

/** Sizes of the last build on this machine that was within all limits. */
export const keptSizes = (): Sizes | undefined =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Sizes) : undefined

export function keepSizes(modules: ModuleList) {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(Object.assign({}, ...Object.values(modules)), null, 1))
}

/** A sentence naming the modules that grew most, or the largest ones if there is no baseline. */
export function growth(before: Sizes | undefined, now: Sizes): string {
  if (!before) {
    const largest = most(Object.entries(now).filter(([module]) => !module.startsWith('node_modules/')))
    return `Largest own modules (minified bytes): ${largest.map(([module, size]) => `${module} ${size}`).join(', ')}.`
  }
  const grown = most(
    Object.entries(now)
      .map(([module, size]): [string, number] => [module, size - (before[module] ?? 0)])
      .filter(([, more]) => more > 0),
  )
  if (grown.length === 0)
    return 'No module grew since the last check that passed; the split into files changed.'
  return `Grown since the last check that passed (minified bytes): ${grown.map(([module, more]) => `${module} +${more}`).join(', ')}.`
}

const most = (entries: [string, number][]) => entries.toSorted((a, b) => b[1] - a[1]).slice(0, NAMED)
