/** Pages for tests of the operators' API. */
import type {
  CreatePageBody,
  PageRow,
  PublishAnswer,
  SaveDraftsAnswer,
  WorkspaceAnswer,
} from '@schemas/generated/api'
import { parsePage, storedPage, type PageJson } from '@schemas'
import type { SignedInOperator } from './operator'

export function newPage(operator: SignedInOperator, body: Partial<CreatePageBody> = {}): Promise<PageRow> {
  const wanted: CreatePageBody = { page_type: 'custom', platform: 'pc', title: '测试页', ...body }
  return operator.data<PageRow>('/pages', { method: 'POST', body: wanted })
}

/** The document with another title in its configuration: a change that is always valid. */
export const retitled = (document: string, title: string): string =>
  changed(document, (page) => {
    page.page.props.title = title
  })

/** The document after a change, in canonical bytes. */
export function changed(document: string, change: (page: PageJson) => void): string {
  const { page } = parsePage(document)
  if (!page) throw new Error('Expected a page document')
  change(page)
  return storedPage(page)
}

/** Saves a document as a page's draft, replacing any. @returns its revision */
export async function saveDraft(
  operator: SignedInOperator,
  page_id: string,
  change: (page: PageJson) => void,
): Promise<string> {
  const { pages } = await operator.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)
  const draft = [pages.header, pages.body, pages.footer].find((each) => each?.page.page_id === page_id)
  if (!draft) throw new Error(`Expected page ${page_id} in its own workspace`)
  const documents = [{ page_id, base: draft.revision, document: changed(draft.document, change) }]
  const { saved } = await operator.data<SaveDraftsAnswer>('/drafts', { method: 'PUT', body: { documents } })
  return saved[0]?.revision ?? ''
}

/** Publishes the draft of one page. */
export const publishDraft = (operator: SignedInOperator, page_id: string, revision: string) =>
  operator.data<PublishAnswer>('/publish', { method: 'POST', body: { pages: [{ page_id, revision }] } })
