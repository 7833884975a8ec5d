import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Mode of a build that is only measured (scripts/check/client-build.ts). */
export const MEASURED = 'measured'

/** The manifest, in which the bundler records the output of each source. */
export const MANIFEST = '.vite/manifest.json'

/** The entries used here: by source, the output file and its imports. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

/** Changes the storefront's output after it was written and before it is compressed. */
export const onClientFiles = (name: string, change: (dir: string) => void): Plugin => ({
  name,
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler: ({ dir = '' }) => change(dir),
  },
})

/** @param dir output folder of the build */
export const readManifest = (dir: string) => JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as Manifest

const writeManifest = (dir: string, manifest: Manifest) =>
  writeFileSync(join(dir, MANIFEST), JSON.stringify(manifest, null, 2))

/** Chunk file → module → its bytes after tree-shaking. */
export type ModuleList = Record<string, Record<string, number>>

export const MODULE_LIST = '.vite/modules.json'

/** Writes which modules each client chunk contains; Vite's manifest names chunks only. `npm run check` reads it. */
export function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const root = `${this.environment.config.root}/`
      const list: ModuleList = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0)
        list[chunk.fileName] = Object.fromEntries(
          modules.map(([id, module]) => [id.replace(root, ''), module.renderedLength]),
        )
      }
      this.emitFile({ type: 'asset', fileName: MODULE_LIST, source: JSON.stringify(list, null, 1) })
    },
  }
}

const DRAWN = /^(?:widgets|storefront\/features\/[^/]+\/sections)\/[^/]+\/index\.ts$/

/**
 * Adds every widget and section to the manifest, including those merged into a shared file: the server looks up a
 * page's files by these names.
 */
export const widgetChunks = (): Plugin =>
  onClientFiles('widget-chunks', (dir) => {
    const manifest = readManifest(dir)
    const list = JSON.parse(readFileSync(join(dir, MODULE_LIST), 'utf8')) as ModuleList
    writeManifest(dir, { ...manifest, ...missing(manifest, list) })
  })

function missing(manifest: Manifest, list: ModuleList): Manifest {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const found = Object.entries(list).flatMap(([file, modules]) =>
    Object.keys(modules).flatMap((module): [string, Manifest[string]][] => {
      const chunk = keys.get(file)
      const isMissing = DRAWN.test(module) && !(module in manifest) && chunk !== undefined
      return isMissing ? [[module, { file, imports: [chunk] }]] : []
    }),
  )
  return Object.fromEntries(found)
}
