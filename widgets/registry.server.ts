import { createRegistry, type AnyWidget, type Registry } from '@engine'

const definitions = import.meta.glob<AnyWidget>('./W*/index.ts', { eager: true, import: 'default' })

/** Every widget at once: server rendering and tests. @param others what draws types that are no widgets */
export const serverRegistryWith = (others: AnyWidget[]): Registry =>
  createRegistry([...Object.values(definitions), ...others])

export const serverRegistry: Registry = serverRegistryWith([])
