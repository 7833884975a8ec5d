import type { PageRow, SavedDraft } from '@schemas/generated/api'
import type { DraftServer } from '@designer/editor/saving/draft-server'

/** A draft server in memory that accepts every draft of one page. @param page its row when the page was opened */
export function memoryServer(page: PageRow): DraftServer {
  let { draft_revision: revision } = page
  let count = 0
  return {
    save: async (documents) => {
      revision = `saved-${++count}`
      return documents.map(({ page_id }): SavedDraft => ({
        page_id,
        revision,
        number: 1,
        saved: new Date().toISOString(),
      }))
    },
    row: async () => ({ ...page, draft_revision: revision }),
    open: () =>
      Promise.reject(new Error('Expected no draft of another operator, so the page is not opened again.')),
  }
}
