import { createRegistry, type AnyWidget, type Registry } from '@engine'

const loaders = import.meta.glob<AnyWidget>('./W*/index.ts', { import: 'default' })

/**
 * The widgets of these types, each from a chunk of its own; a folder under `widgets/` is all a new one needs.
 * Types that have no folder stay unknown to the registry.
 */
export async function loadRegistry(types: readonly string[]): Promise<Registry> {
  const wanted = [...new Set(types)].flatMap((type) => loaders[`./${type}/index.ts`] ?? [])
  return createRegistry(await Promise.all(wanted.map((load) => load())))
}

/** Every type that has a renderer. */
export const widgetTypes = (): string[] => Object.keys(loaders).map((path) => path.split('/')[1] ?? '')
