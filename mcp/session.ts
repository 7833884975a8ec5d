/** What one connection remembers: the drafts that its caller has read, and the steps that it may undo. */
import { merge, type PageDoc } from '@engine/design'
import { openDraft, saveDraft, movedOn, type Draft } from './shop/drafts'
import type { ShopClient } from './shop/client'
import { Refusal } from './refusal'

interface Applied {
  page_id: string
  before: PageDoc
  after: PageDoc
}

export class Session {
  readonly #read = new Map<string, string>()
  readonly #applied: Applied[] = []

  constructor(readonly shop: ShopClient) {}

  /** A page's draft, which the caller now knows. */
  async open(page_id: string): Promise<Draft> {
    const draft = await openDraft(this.shop, page_id)
    this.#read.set(page_id, draft.revision)
    return draft
  }

  /**
   * The draft that an edit starts from.
   * @param base the revision that the caller has read; the one read last if left out
   * @throws Refusal where the draft has moved since
   */
  async openAt(page_id: string, base = this.#read.get(page_id)): Promise<Draft> {
    const draft = await openDraft(this.shop, page_id)
    if (base === undefined || base === draft.revision) return draft
    throw movedOn(base, draft.revision, draft.author)
  }

  /** Saves what steps have made of a draft. @returns the new revision */
  async save({ page: { page_id }, revision: base, doc: before }: Draft, after: PageDoc): Promise<string> {
    const { revision } = await saveDraft(this.shop, page_id, base, after)
    this.#read.set(page_id, revision)
    if (revision !== base) this.#applied.push({ page_id, before, after })
    return revision
  }

  /**
   * Reverts what this connection saved last, as one save; what others have changed since stays.
   * @throws Refusal where there is nothing, or others have changed the same
   */
  async undo(): Promise<{ page_id: string; revision: string; from: PageDoc; to: PageDoc }> {
    const last = this.#applied.at(-1)
    if (!last) throw new Refusal('this connection has applied nothing that can be undone')
    const { page_id, before, after } = last
    const { doc, revision: base } = await openDraft(this.shop, page_id)
    const merged = merge(after, before, doc)
    if (merged.conflicts.length > 0)
      throw new Refusal('others have changed the same since, so it cannot be undone as a whole', {
        conflicts: merged.conflicts.map(({ uuid, message }) => ({ uuid, message })),
      })
    const { revision } = await saveDraft(this.shop, page_id, base, merged.doc)
    this.#applied.pop()
    this.#read.set(page_id, revision)
    return { page_id, revision, from: doc, to: merged.doc }
  }
}
