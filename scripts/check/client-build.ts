import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { MEASURED } from '../build/precompress'
import { buildSources, isBuiltFrom } from '../launch/build.mjs'
import { ROOT } from './sources'

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
