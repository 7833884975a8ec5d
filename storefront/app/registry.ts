import type { AnyWidget } from '@engine'
import { LazyRegistry, loadersOf, type Loaders } from '@widgets/registry'
import { fileLoaders } from './file-loaders'

/** Most ways through a shop lead over these: the first file of every page knows where they are. */
const goods = loadersOf(
  import.meta.glob<AnyWidget>('../features/*/sections/goods-*/index.ts', { import: 'default' }),
)

/** The list of all loaders grows with every widget and page; it is fetched only for types that the document does not name. */
const others = (): Promise<Loaders> => import('./loaders').then(({ loaders }) => loaders)

/**
 * Widgets and the shop's own sections, each from a chunk of its own.
 * @param idle see `LazyRegistry`
 * @param files the built script of each type on the first page, as the server names them; empty in development
 */
export const browserRegistry = (idle: Promise<unknown>, files: Readonly<Record<string, string>>) =>
  new LazyRegistry(idle, { ...goods, ...fileLoaders(files) }, others)
