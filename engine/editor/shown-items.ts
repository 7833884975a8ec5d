import type { ShownItem } from '../render/shown-item'

/** Which item of its list each widget shows on the canvas (slide, tab), shared by canvas and settings panel. */
export class ShownItems {
  readonly #items = new Map<string, ShownItem>()
  readonly #listeners = new Map<string, Set<() => void>>()

  /** Snapshot; the same object until another item is shown. */
  of(uuid: string): ShownItem {
    let item = this.#items.get(uuid)
    if (!item) this.#items.set(uuid, (item = this.#item(uuid, 0)))
    return item
  }

  show(uuid: string, index: number): void {
    if (this.of(uuid).index === index) return
    this.#items.set(uuid, this.#item(uuid, index))
    for (const listener of this.#listeners.get(uuid) ?? []) listener()
  }

  /** Subscribes to changes of the shown item; returns the unsubscribe function. */
  subscribe(uuid: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(uuid) ?? new Set()
    this.#listeners.set(uuid, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  #item(uuid: string, index: number): ShownItem {
    return { index, show: (other) => this.show(uuid, other) }
  }
}
