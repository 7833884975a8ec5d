import type { AnyWidget } from '@engine'
import { loadersOf } from './registry'

/**
 * The loader of every widget; a folder under `widgets/` is all a new one needs. The list grows with each of them, so
 * the shop's first script must not import this file: storefront/app/registry.ts fetches it when it is needed.
 */
export const widgetLoaders = loadersOf(import.meta.glob<AnyWidget>('./W*/index.ts', { import: 'default' }))

/** Every type that has a renderer. */
export const widgetTypes = (): string[] => Object.keys(widgetLoaders)
