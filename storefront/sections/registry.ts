import type { AnyWidget } from '@engine'
import { LazyRegistry, loadersOf } from '@widgets/registry'

/** Most ways through a shop lead over these: the first file of every page knows where they are. */
const near = loadersOf(import.meta.glob<AnyWidget>('./goods-*/index.ts', { import: 'default' }))

/** A list that grows with every page of the shop; pages without any of them do not wait for it. */
const others = () => import('./loaders').then(({ loaders }) => loaders)

/** Widgets and the shop's own sections, each from a chunk of its own. @param idle see `LazyRegistry` */
export const browserRegistry = (idle: Promise<unknown>) => new LazyRegistry(idle, near, others)
