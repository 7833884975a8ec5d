import { createRegistry, type AnyWidget, type Registry } from '@engine'

const definitions = import.meta.glob<AnyWidget>('./W*/index.ts', { eager: true, import: 'default' })

/** Every widget at once: server rendering and tests. */
export const serverRegistry: Registry = createRegistry(Object.values(definitions))
