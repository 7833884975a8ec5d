/** One connection: the drafts that its caller has read, and the steps that it may undo. */
import { merge, toJson, type PageDoc } from '@engine/design'
import { storedPage } from '@schemas'
import type { ShopClient } from '@schemas/api/shop-client'
import { documentOf, openDraft, saveDraft, movedOn, type Draft } from './drafts'
import type { Memory } from './memory'
import { Refusal } from './refusal'

export class Session {
  constructor(
    readonly shop: ShopClient,
    private readonly memory: Memory,
  ) {}

  /** A page's draft, which the caller now knows. */
  async open(page_id: string): Promise<Draft> {
    const draft = await openDraft(this.shop, page_id)
    await this.memory.setRevision(page_id, draft.revision)
    return draft
  }

  /**
   * The draft that an edit starts from.
   * @param base the revision that the caller has read; the one read last if left out
   * @throws Refusal where the draft has moved since
   */
  async openAt(page_id: string, base?: string): Promise<Draft> {
    const known = base ?? (await this.memory.revisionOf(page_id))
    const draft = await openDraft(this.shop, page_id)
    if (known === undefined || known === draft.revision) return draft
    throw movedOn(known, draft.revision, draft.author)
  }

  /** Saves what steps have made of a draft. @returns the new revision */
  async save({ page: { page_id }, revision: base, doc: before }: Draft, after: PageDoc): Promise<string> {
    const { revision } = await saveDraft(this.shop, page_id, base, after)
    await this.memory.setRevision(page_id, revision)
    if (revision !== base)
      await this.memory.push({
        page_id,
        before: storedPage(toJson(before)),
        after: storedPage(toJson(after)),
      })
    return revision
  }

  /**
   * Reverts what this connection saved last, as one save; what others have changed since stays.
   * @throws Refusal where there is nothing, or others have changed the same
   */
  async undo(): Promise<{ page_id: string; revision: string; from: PageDoc; to: PageDoc }> {
    const last = await this.memory.last()
    if (!last) throw new Refusal('this connection has applied nothing that can be undone')
    const { page_id } = last
    const { doc, revision: base } = await openDraft(this.shop, page_id)
    const merged = merge(documentOf(last.after), documentOf(last.before), doc)
    if (merged.conflicts.length > 0)
      throw new Refusal('others have changed the same since, so it cannot be undone as a whole', {
        conflicts: merged.conflicts.map(({ uuid, message }) => ({ uuid, message })),
      })
    const { revision } = await saveDraft(this.shop, page_id, base, merged.doc)
    await last.forget()
    await this.memory.setRevision(page_id, revision)
    return { page_id, revision, from: doc, to: merged.doc }
  }
}
