import type { Plugin } from 'vite'

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
