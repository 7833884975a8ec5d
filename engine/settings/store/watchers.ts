/** Notifies fields only of changes near them: a form with hundreds of fields responds to a key like one with twenty. */
import type { Path } from '../../page/patch'
import type { Json } from '@schemas/page'

/** Part, property, item: below that there are few fields. */
const DEPTH = 3

interface Group {
  path: Path
  last: Json | undefined
  listeners: Set<() => void>
}

export class Watchers {
  readonly #groups = new Map<string, Group>()
  readonly #read: (path: Path) => Json | undefined
  readonly #follow: (listener: () => void) => () => void
  #stop: (() => void) | undefined

  /** `read` returns the stored value (identical means unchanged); `follow` subscribes to every change of the widget. */
  constructor(read: (path: Path) => Json | undefined, follow: (listener: () => void) => () => void) {
    this.#read = read
    this.#follow = follow
  }

  /**
   * Subscribes to changes at or below the path, possibly including some beside it; returns the unsubscribe function.
   */
  watch(path: Path, listener: () => void): () => void {
    const group = this.#group(path.slice(0, DEPTH))
    group.listeners.add(listener)
    this.#stop ??= this.#follow(this.#tell)
    return () => {
      group.listeners.delete(listener)
      if (group.listeners.size === 0) this.#groups.delete(group.path.join('/'))
      if (this.#groups.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  #group(path: Path): Group {
    const key = path.join('/')
    let group = this.#groups.get(key)
    if (!group) this.#groups.set(key, (group = { path, last: this.#read(path), listeners: new Set() }))
    return group
  }

  readonly #tell = (): void => {
    for (const group of this.#groups.values()) {
      const now = this.#read(group.path)
      if (now === group.last) continue
      group.last = now
      for (const listener of group.listeners) listener()
    }
  }
}
