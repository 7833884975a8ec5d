/** One connection: the drafts that its caller has read, and the steps that it may undo. */
import { merge, toJson, type PageDoc } from '@engine/design'
import { storedPage } from '@schemas'
import type { Memory } from './memory'
import { Refusal } from './refusal'
import { documentOf, movedOn, type Draft, type PageHead, type PageStore } from './store'

export class Session<Page extends PageHead = PageHead> {
  constructor(
    readonly store: PageStore<Page>,
    private readonly memory: Memory,
  ) {}

  /** A page's draft, which the caller now knows. */
  async open(page_id: string): Promise<Draft<Page>> {
    const draft = await this.store.open(page_id)
    await this.memory.setRevision(page_id, draft.revision)
    return draft
  }

  /**
   * The draft that an edit starts from.
   * @param base the revision that the caller has read; the one read last if left out
   * @throws Refusal where the draft has moved since
   */
  async openAt(page_id: string, base?: string): Promise<Draft<Page>> {
    const known = base ?? (await this.memory.revisionOf(page_id))
    const draft = await this.store.open(page_id)
    if (known === undefined || known === draft.revision) return draft
    throw movedOn(known, draft.revision, draft.author)
  }

  /** Saves what steps have made of a draft. @returns the new revision */
  async save(draft: Draft<Page>, after: PageDoc): Promise<string> {
    const { page_id } = draft.page
    const revision = await this.store.save(draft, after)
    await this.memory.setRevision(page_id, revision)
    if (revision !== draft.revision)
      await this.memory.push({
        page_id,
        before: storedPage(toJson(draft.doc)),
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
    const draft = await this.store.open(page_id)
    const merged = merge(documentOf(last.after), documentOf(last.before), draft.doc)
    if (merged.conflicts.length > 0)
      throw new Refusal('others have changed the same since, so it cannot be undone as a whole', {
        conflicts: merged.conflicts.map(({ uuid, message }) => ({ uuid, message })),
      })
    const revision = await this.store.save(draft, merged.doc)
    await last.forget()
    await this.memory.setRevision(page_id, revision)
    return { page_id, revision, from: draft.doc, to: merged.doc }
  }
}
