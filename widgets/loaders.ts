import type { AnyWidget } from '@engine'
import { loadersOf } from './registry'

/**
 * The loader of every widget; a new widget only needs a folder under `widgets/`. The list grows with each of them, so
 * the shop's first script must not import this file: the storefront's section registry fetches it on demand.
 */
export const widgetLoaders = loadersOf(import.meta.glob<AnyWidget>('./W*/index.ts', { import: 'default' }))

/** Every type that has a renderer. */
export const widgetTypes = (): string[] => Object.keys(widgetLoaders)
