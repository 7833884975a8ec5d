/** Notifies caches of a company's pages that shoppers must see new pages from now on. */
export class PageChanges {
  readonly #listeners = new Set<(company_id: string) => void>()

  /** @returns function that removes the listener */
  subscribe(listener: (company_id: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Call it after the commit: data read earlier still shows the old pages. */
  announce(company_id: string) {
    for (const listener of this.#listeners) listener(company_id)
  }
}
