import type { AnyWidget } from '@engine'
import { LazyRegistry, loadersOf } from '@widgets/registry'

const sections = loadersOf(import.meta.glob<AnyWidget>('./*/index.ts', { import: 'default' }))

/** Widgets and the shop's own sections, each from a chunk of its own. @param idle see `LazyRegistry` */
export const browserRegistry = (idle: Promise<unknown>) => new LazyRegistry(idle, sections)
