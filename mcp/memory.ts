/** A save of a connection, as stored page documents. */
export interface Applied {
  page_id: string
  before: string
  after: string
}

/** What a connection remembers between its calls. */
export interface Memory {
  /** The revision of a page's draft that the caller has read last. */
  revisionOf(page_id: string): Promise<string | undefined>
  setRevision(page_id: string, revision: string): Promise<void>
  push(applied: Applied): Promise<void>
  /** The last save that was not undone. */
  last(): Promise<(Applied & { forget(): Promise<void> }) | undefined>
}

/** Saves that can be undone. */
const MOST = 50

/** The memory of a connection that ends with this process. */
export class LocalMemory implements Memory {
  readonly #revisions = new Map<string, string>()
  readonly #applied: Applied[] = []

  async revisionOf(page_id: string) {
    return this.#revisions.get(page_id)
  }

  async setRevision(page_id: string, revision: string) {
    this.#revisions.set(page_id, revision)
  }

  async push(applied: Applied) {
    this.#applied.push(applied)
    if (this.#applied.length > MOST) this.#applied.shift()
  }

  async last() {
    const last = this.#applied.at(-1)
    return (
      last && { ...last, forget: async () => void this.#applied.splice(this.#applied.lastIndexOf(last), 1) }
    )
  }
}
