/** Tells whoever keeps something of a company's pages in memory that shoppers are to see other ones from now on. */
export class PageChanges {
  readonly #listeners = new Set<(company_id: string) => void>()

  /** @returns takes the listener away again */
  subscribe(listener: (company_id: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Call it after the commit: what is read before shows the old pages. */
  announce(company_id: string) {
    for (const listener of this.#listeners) listener(company_id)
  }
}
