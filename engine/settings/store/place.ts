/** One path of the target, as `useSyncExternalStore` wants it: the same value as long as nothing changed here. */
import type { Path } from '../../page/patch'
import type { Json } from '@schemas/page'
import type { Target } from './target'

export class Place {
  readonly #target: Target
  readonly #path: Path
  #raw: Json | undefined
  #value: Json | undefined

  constructor(target: Target, path: Path) {
    this.#target = target
    this.#path = path
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#target.watch(this.#path, listener)

  /** Filling in defaults copies lists anew at every edit elsewhere; what is stored here tells whether it really differs. */
  readonly read = (): Json | undefined => {
    const raw = this.#target.raw(this.#path)
    if (raw === undefined || raw !== this.#raw) {
      this.#raw = raw
      this.#value = this.#target.value(this.#path)
    }
    return this.#value
  }
}
