import type { ReviewNote, WriteNoteBody } from '@schemas/generated/api'
import { FIGURES } from '../../config/limits'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { tellOperatorsOnce } from '../../back-office'
import type { ContentActor } from '../actor'
import { refused } from '../pages/admin'
import { lockLivePage } from '../pages/lock-repo'
import { authorsIn, insertNote, noteById, noteCount, noteShown, settleNote, workersOn } from './notes-repo'
import { latestReviewOf, publishers } from './repo'

/**
 * Writes a note at a widget or at the page, or a reply, and tells those who work on the page (rule review-3).
 * @returns the note, of a reply the one that it answers
 * @throws AppError not_found; invalid beyond the limits, for a blank text and for a reply to a reply
 */
export function writeNote(
  db: Database,
  actor: ContentActor,
  page_id: string,
  { text, widget, widget_name = '', parent_id }: WriteNoteBody,
): Promise<ReviewNote> {
  const { company_id, operator } = actor
  return inTransaction(db, async (tx) => {
    const page = await lockLivePage(tx, company_id, page_id)
    const parent = parent_id === undefined ? undefined : await noteById(tx, company_id, parent_id)
    if (parent_id !== undefined && (!parent || parent.page_id !== page_id)) throw noSuchNote()
    if (parent && parent.parent_id !== null) throw refused('invalid', '只能回复批注', 'parent_id')
    await requireRoom(tx, company_id, parent ? { parent_id: parent.note_id } : { page_id })
    const note_id = await insertNote(tx, {
      company_id,
      page_id,
      text: text.trim(),
      widget: parent ? parent.widget : widget || null,
      widget_name: parent ? parent.widget_name : widget_name,
      parent_id: parent?.note_id ?? null,
      author_id: operator.operator_id,
      author_name: operator.name,
    })
    const root = parent ?? { note_id, widget_name }
    const about = {
      company_id,
      kind: parent ? 'note_replied' : 'note_written',
      // notes of one page are counted together, replies by note
      subject: parent ? parent.note_id : page_id,
      link: `/pages/${page_id}?left=review&note=${root.note_id}`,
      parts: { title: page.title, by: operator.name, text: text.trim(), widget: root.widget_name },
    } as const
    const concerned = await concernedBy(tx, actor, page_id, root.note_id)
    await tellOperatorsOnce(tx, about, concerned, operator.operator_id)
    return noteShown(tx, company_id, root.note_id, operator.operator_id)
  })
}

/** Marks a note as settled, or as open again. @throws AppError not_found; invalid for a reply */
export function settle(
  db: Database,
  { company_id, operator }: ContentActor,
  note_id: string,
  settled: boolean,
): Promise<ReviewNote> {
  return inTransaction(db, async (tx) => {
    const named = await noteById(tx, company_id, note_id)
    if (!named) throw noSuchNote()
    await lockLivePage(tx, company_id, named.page_id)
    if (named.parent_id !== null) throw refused('invalid', '只有批注可以标为已解决', 'note_id')
    if (!settled && named.settled) await requireRoom(tx, company_id, { page_id: named.page_id })
    await settleNote(tx, named, settled ? operator.name : null)
    return noteShown(tx, company_id, note_id, operator.operator_id)
  })
}

const noSuchNote = () => refused('not_found', '这条批注不存在')

async function requireRoom(
  tx: Transaction,
  company_id: string,
  of: { page_id: string } | { parent_id: string },
) {
  const found = await noteCount(tx, company_id, of)
  if ('parent_id' in of && found >= FIGURES.note_replies)
    throw refused('invalid', `一条批注最多 ${FIGURES.note_replies} 条回复`, 'text')
  if ('page_id' in of && found >= FIGURES.review_notes)
    throw refused('invalid', `一个页面最多 ${FIGURES.review_notes} 条未解决的批注，请先解决几条`, 'text')
}

/**
 * Who wrote in this thread, who has worked on what is not published yet, who has handed the page in; and while it waits for
 * a review, those who publish are told of what others write.
 */
async function concernedBy(
  tx: Transaction,
  { company_id, operator }: ContentActor,
  page_id: string,
  note_id: string,
): Promise<string[]> {
  const review = await latestReviewOf(tx, company_id, page_id)
  const isOpen = review?.state === 'waiting' || review?.state === 'returned'
  const mayPublish = review?.state === 'waiting' ? await publishers(tx, company_id, page_id) : []
  return [
    ...(await authorsIn(tx, company_id, note_id)),
    ...(await workersOn(tx, company_id, page_id)),
    ...(isOpen ? [review.asked_by] : []),
    // reviewers need not be told of each other's notes
    ...(mayPublish.includes(operator.operator_id) ? [] : mayPublish),
  ]
}
