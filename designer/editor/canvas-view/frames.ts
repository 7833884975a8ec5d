const ATTRIBUTE = 'data-widget'

/** Frames of the page by uuid. Searching a page of 1,000 widgets for one costs a millisecond, so they are remembered. */
export class Frames {
  readonly #known = new Map<string, HTMLElement>()
  /** All frames were read in this turn of the event loop: none can have been added since. */
  #isFresh = false

  constructor(private readonly stage: HTMLElement) {}

  get(uuid: string): HTMLElement | null {
    const known = this.#known.get(uuid)
    if (known?.isConnected && known.getAttribute(ATTRIBUTE) === uuid) return known
    this.#known.delete(uuid)
    if (this.#isFresh) return null
    this.#lookAtAll()
    return this.#known.get(uuid) ?? null
  }

  /** Something may have been drawn since. */
  refresh(): void {
    this.#isFresh = false
  }

  #lookAtAll(): void {
    for (const frame of this.stage.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)) {
      const uuid = frame.getAttribute(ATTRIBUTE)
      if (uuid !== null) this.#known.set(uuid, frame)
    }
    this.#isFresh = true
    queueMicrotask(() => this.refresh())
  }
}
