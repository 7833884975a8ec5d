import type { AnyWidget } from '@engine'
import type { Loaders } from '@widgets/registry'
import { reloadOnce } from '../shell/navigation/chunk-failure'

/**
 * Loaders of types by the addresses of their built scripts. A script that several types share exports each definition
 * under a short name of the bundler's choice, or as the `default` of a module object: it is found by its type.
 */
export const fileLoaders = (files: Readonly<Record<string, string>>): Loaders =>
  Object.fromEntries(
    Object.entries(files).map(([type, file]) => [
      type,
      () =>
        import(/* @vite-ignore */ file).then(
          (module: Record<string, unknown>) => definitionIn(module, type, file),
          (error: unknown) => (reloadOnce() ? UNLOADING : Promise.reject(error)),
        ),
    ]),
  )

/** Never resolves: the page is being reloaded. */
const UNLOADING = new Promise<never>(() => {})

function definitionIn(module: Record<string, unknown>, type: string, file: string): AnyWidget {
  for (const exported of Object.values(module)) {
    for (const value of [exported, isObject(exported) ? exported.default : undefined]) {
      if (isDefinition(value) && value.type === type) return value
    }
  }
  throw new Error(
    `Expected ${file} to export the definition of ${type}; found ${Object.keys(module).join()}.`,
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isDefinition = (value: unknown): value is AnyWidget =>
  isObject(value) && typeof value.type === 'string' && typeof value.Render === 'function'
