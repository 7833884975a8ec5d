/** Keys of a list's items, as `useSyncExternalStore` wants them: the same array until an item comes, goes or moves. */
import type { Path } from '../../page/patch'
import { followItems, keyed, type KeyedItems } from '../item-keys'
import type { Target } from './target'

export class ListKeys {
  readonly #target: Target
  readonly #path: Path
  #known: KeyedItems

  constructor(target: Target, path: Path) {
    this.#target = target
    this.#path = path
    this.#known = keyed(this.#target.list(this.#path))
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#target.watch(this.#path, listener)

  readonly read = (): readonly string[] => {
    this.#known = followItems(this.#known, this.#target.list(this.#path))
    return this.#known.keys
  }
}
