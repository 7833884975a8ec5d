import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { onClientFiles, readManifest, writeManifest, type Manifest } from './client-manifest.ts'
import { MODULE_LIST, type ModuleList } from './module-list.ts'

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
