import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MODULE_LIST, type ModuleList } from './module-list.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

const DRAWN = /^(?:widgets|storefront\/sections)\/[^/]+\/index\.ts$/

/**
 * Names every widget and section in the manifest, those too that share a file with others and have none of their own:
 * the server finds by it what a page needs.
 */
export function widgetChunks(): Plugin {
  return {
    name: 'widget-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler({ dir = '' }) {
        const path = join(dir, '.vite/manifest.json')
        const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
        const list = JSON.parse(readFileSync(join(dir, MODULE_LIST), 'utf8')) as ModuleList
        writeFileSync(path, JSON.stringify({ ...manifest, ...missing(manifest, list) }, null, 2))
      },
    },
  }
}

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
