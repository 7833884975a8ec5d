/** Tells fields of a change only where something changed: a form of hundreds of fields answers a key as one of twenty. */
import type { Path } from '../../page/patch'
import type { Json } from '@schemas/page'

/** Part, property, item: deeper, fields are few enough to be asked one by one. */
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

  /** `read` answers what is stored, where equal means unchanged; `follow` tells of every change of the widget. */
  constructor(read: (path: Path) => Json | undefined, follow: (listener: () => void) => () => void) {
    this.#read = read
    this.#follow = follow
  }

  /** Calls after each change at or below the path, and perhaps some beside it; answers how to stop. */
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
