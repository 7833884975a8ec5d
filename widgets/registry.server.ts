import { createRegistry, type AnyWidget, type Registry } from '@engine'

const definitions = import.meta.glob<AnyWidget>('./W*/index.ts', { eager: true, import: 'default' })

/**
 * All widgets at once, for server rendering and tests.
 * @param others renderers of types that are not widgets
 */
export const serverRegistryWith = (others: AnyWidget[]): Registry =>
  createRegistry([...Object.values(definitions), ...others])

export const serverRegistry: Registry = serverRegistryWith([])
