/** The server's endpoints for saving. */
import type { AdminEndpoints, DraftConflict, PageRow, SavedDraft } from '@schemas/generated/api'
import type { PageChanges } from '@schemas'
import { ApiError } from '@schemas/api/api-error'
import { ADMIN_BASE, call, withCompany } from '../../shell/api'

/** Header, body and footer as the server opens them for editing. */
export type OpenedPages = AdminEndpoints['GET /pages/{page_id}/workspace']['answer']
export type WorkspacePages = OpenedPages['pages']
export type DraftPage = WorkspacePages['body']

type Body = AdminEndpoints['PUT /drafts']['body']

/** A document to be saved, and what of it changed since its base. */
export interface DraftToSave {
  page_id: string
  base: string
  /** Its text; put together when it is read. */
  readonly document: string
  /** Of the text, in UTF-16 units. */
  length: number
  changes: PageChanges
  /** An earlier request may have saved it: changes would be in conflict with themselves, equal documents are not. */
  mayBeThere: boolean
}

export interface DraftServer {
  /**
   * Saves all or nothing. `leaving`: the page is being closed, the request must outlive it.
   * @throws DraftsMovedOn when another operator saved first, ApiError
   */
  save(documents: readonly DraftToSave[], leaving: boolean): Promise<SavedDraft[]>
  /** The page's row as it is now, without its document. */
  row(page_id: string): Promise<PageRow>
  open(page_id: string): Promise<WorkspacePages>
}

/** The server has newer drafts of another operator; nothing was written. */
export class DraftsMovedOn extends Error {
  override readonly name = 'DraftsMovedOn'

  constructor(readonly conflicts: readonly DraftConflict[]) {
    super('内容已被他人修改')
  }
}

/** The server does not want it: it would refuse the same again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && ![408, 429].includes(error.status)

/** Passes over what the server refused or did not answer. @throws every other error */
export function passOverRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** @param ask the client of the API */
export const draftServer = (ask: typeof call = call): DraftServer => ({
  async save(documents, leaving) {
    const body = { documents: documents.map((each) => (each.mayBeThere ? wholeOf(each) : changesOf(each))) }
    const saved = leaving ? await saveLast(body) : null
    if (saved) return saved
    try {
      return (await ask('PUT /drafts', { body, timeout: SAVE_TIMEOUT })).saved
    } catch (error) {
      const wasWhole = documents.every(({ mayBeThere }) => mayBeThere)
      // it could not make the document of the changes
      if (wasWhole || !(error instanceof ApiError && error.status === 422)) throw asConflict(error)
    }
    const whole = { documents: documents.map(wholeOf) }
    try {
      return (await ask('PUT /drafts', { body: whole, timeout: SAVE_TIMEOUT })).saved
    } catch (error) {
      throw asConflict(error)
    }
  },
  row: (page_id) => ask('GET /pages/{page_id}', { params: { page_id } }),
  open: async (page_id) => (await ask('GET /pages/{page_id}/workspace', { params: { page_id } })).pages,
})

const changesOf = ({ page_id, base, length, changes }: DraftToSave): Body['documents'][number] => ({
  page_id,
  base,
  changes: JSON.stringify(changes),
  length,
})

const wholeOf = ({ page_id, base, document }: DraftToSave): Body['documents'][number] => ({
  page_id,
  base,
  document,
})

/** ms; a page of 10,000 widgets may take a slow server some seconds. */
const SAVE_TIMEOUT = 60_000

/** Bytes that browsers let a request carry that outlives its page (64 KiB in all, some of it the headers). */
const KEEPALIVE_LIMIT = 60_000

/**
 * One request that the browser finishes after the page is gone; `null` where it cannot be used or did not succeed, and
 * the ordinary request must find out why. A longer body is in the journal, should the page really close.
 */
async function saveLast(body: Body): Promise<SavedDraft[] | null> {
  const text = JSON.stringify(withCompany(body))
  if (new Blob([text]).size > KEEPALIVE_LIMIT) return null
  const headers = { 'content-type': 'application/json' }
  const address = `${ADMIN_BASE}/drafts`
  const sent = fetch(address, { method: 'PUT', keepalive: true, headers, body: text })
  const answer = await sent.catch((error: unknown) => (console.warn(error), null))
  if (!answer?.ok) return null
  const { data } = (await answer.json()) as { data: AdminEndpoints['PUT /drafts']['answer'] }
  return data.saved
}

function asConflict(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return error
  const { conflicts } = (error.details ?? {}) as { conflicts?: DraftConflict[] }
  return conflicts ? new DraftsMovedOn(conflicts) : error
}
