import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { recordAudit } from '../../back-office'
import { lockLivePage } from '../pages/admin-locks'
import type { By } from '../pages/by'
import { refused } from '../pages/refusals'
import { readDraft } from './document'
import { draftOf } from './save'
import { revisionOf, writeDraft, type RevisionName } from './revisions'

export const noSuchRevision = () => refused('not_found', '这个版本不存在')

/**
 * Makes an earlier state the draft again; shoppers see it when it is published.
 * @throws AppError not_found for a page or revision that is not there
 */
export function rollBack(db: Database, { company_id, operator }: By, name: RevisionName): Promise<void> {
  return inTransaction(db, async (tx) => {
    const page = await lockLivePage(tx, company_id, name.page_id)
    const target = await revisionOf(tx, company_id, name)
    if (!target) throw noSuchRevision()
    const current = await draftOf(tx, page)
    // read again: an old document is upgraded to the schemas of today
    const { text } = readDraft(target.document, 'revision')
    if (text === current.document) return
    const note = `回到第 ${target.number} 版`
    const revision = await writeDraft(tx, page, { document: text, author: operator.name, note })
    await recordAudit(tx, {
      company_id,
      operator,
      action: 'page.rollback',
      subject: 'page',
      subject_id: page.page_id,
      title: page.title,
      before: { number: current.number },
      after: { number: revision.number, from: target.number },
    })
  })
}
