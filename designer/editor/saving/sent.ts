import { diff, type PageDoc } from '@engine/design'
import type { DraftToSave } from './draft-server'
import type { Drafts, Texts } from './drafts'

/** What was sent and not answered: the server may have it. */
export class Sent {
  readonly #texts = new Map<string, Set<string>>()
  #docs: PageDoc[] = []

  /** By page, every text that went on its way. */
  get texts(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#texts
  }

  /** The pages that the texts were made of, oldest first. */
  get docs(): readonly PageDoc[] {
    return this.#docs
  }

  /** The documents that changed, and those of which nobody knows what the server has; from now on they are sent. */
  take(texts: Texts, drafts: Drafts): DraftToSave[] {
    const documents: DraftToSave[] = []
    for (const [page_id, document] of texts) {
      const draft = Object.values(drafts).find((each) => each?.page_id === page_id)
      const unanswered = this.#texts.get(page_id)
      if (!draft || (draft.document === document && !unanswered)) continue
      this.#texts.set(page_id, new Set(unanswered).add(document))
      documents.push({ page_id, base: draft.revision, document })
    }
    return documents
  }

  /** The page of what was taken. @param base where the first one began */
  note(doc: PageDoc, base: PageDoc): void {
    if (diff(this.#docs.at(-1) ?? base, doc).length > 0) this.#docs.push(doc)
  }

  /** The server has answered. */
  clear(): void {
    this.#texts.clear()
    this.#docs = []
  }
}
