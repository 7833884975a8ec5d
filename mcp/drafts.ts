/** Drafts of the shop's pages as documents in memory, and saving them. */
import { fromJson, toJson, type PageDoc } from '@engine/design'
import { readPage, storedPage } from '@schemas'
import { ApiError } from '@schemas/api/api-error'
import type { ShopClient } from '@schemas/api/shop-client'
import type { DraftConflicts, PageRow, SavedDraft } from '@schemas/generated/api'
import { roleOf, type PageRole } from '@schemas/page-role'
import { Refusal } from './refusal'

export interface Draft {
  page: PageRow
  revision: string
  author: string
  doc: PageDoc
  role: PageRole
}

export async function openDraft(shop: ShopClient, page_id: string): Promise<Draft> {
  const { page, revision, author, document } = await shop.call('GET /pages/{page_id}/draft', {
    params: { page_id },
  })
  return { page, revision, author, doc: documentOf(document), role: roleOf(page) }
}

/** What shoppers see of a page; `null` if it was never published. */
export async function openPublished(
  shop: ShopClient,
  { page_id, published_revision: revision_id }: PageRow,
): Promise<PageDoc | null> {
  if (revision_id === '') return null
  const { document } = await shop.call('GET /pages/{page_id}/revisions/{revision_id}', {
    params: { page_id, revision_id },
  })
  return documentOf(document)
}

/**
 * Saves a draft over the revision that it was made from.
 * @throws Refusal with the current revision where another save came first
 */
export async function saveDraft(
  shop: ShopClient,
  page_id: string,
  base: string,
  doc: PageDoc,
): Promise<SavedDraft> {
  const documents = [{ page_id, base, document: storedPage(toJson(doc)) }]
  try {
    const { saved } = await shop.call('PUT /drafts', { body: { documents } })
    const [one] = saved
    if (!one) throw new Error(`Expected the saved draft of page ${page_id}, got none`)
    return one
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const { conflicts: [conflict] = [] } = (error.details ?? {}) as Partial<DraftConflicts>
    throw movedOn(base, conflict?.revision ?? '', conflict?.author ?? '')
  }
}

/** The draft is another one than the caller has read. */
export const movedOn = (base: string, revision: string, author: string) =>
  new Refusal(
    `the draft has moved from revision ${base}: ${author || 'another operator'} saved revision ${revision}; ` +
      `read what you edit again and repeat with base "${revision}"`,
    { revision, author },
  )

export function documentOf(text: string): PageDoc {
  const page = readPage(text)
  if (!page) throw new Error('Expected a page document from the shop, got something else')
  return fromJson(page)
}
