import type { FollowThemeAnswer, ThemedPage } from '@schemas/generated/api'
import { readPage } from '@schemas'
import { fillPageProps } from '@schemas/fill'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { ContentActor } from '../actor'
import { readDraft, storedText } from '../drafts/document'
import { draftOf, writeDraft, type RevisionName } from '../drafts/repo'
import { recordEdit } from '../drafts/service'
import { noSuchPage } from '../pages/admin'
import { lockPages, type LockedPage } from '../pages/lock-repo'
import { publishIn } from '../publications/publish'
import { draftDocuments } from './repo'

/** Pages of the operator's (empty: all) with their colours and whether they follow the shop's theme, as in their drafts. */
export async function themedPages(
  db: Database,
  company_id: string,
  pages: readonly string[],
): Promise<ThemedPage[]> {
  const rows = await draftDocuments(db, company_id, pages)
  return rows.map(({ document, ...row }) => {
    const look = fillPageProps(readPage(document)?.page.props ?? {})
    const { themeColor, backgroundColor } = look
    return { ...row, follows: look.followTheme, themeColor, backgroundColor }
  })
}

/**
 * Lets pages follow the shop's theme (rule theme-1). What has no unpublished edits is published at once; of others the
 * draft follows, and shoppers see it with the next publication.
 * @throws AppError not_found for a page that is not there; unpublishable
 */
export function followTheme(
  db: Database,
  actor: ContentActor,
  ids: readonly string[],
): Promise<FollowThemeAnswer> {
  return inTransaction(db, async (tx) => {
    const pages = await lockPages(tx, actor.company_id, [...ids])
    if (pages.length < new Set(ids).size || pages.some(({ deleted }) => deleted)) throw noSuchPage()
    let saved = 0
    const published: RevisionName[] = []
    for (const page of pages) {
      const revision = await follow(tx, actor, page)
      if (revision === null) continue
      saved++
      if (page.published_revision !== null && page.published_revision === page.draft_revision)
        published.push({ page_id: page.page_id, revision })
    }
    if (published.length > 0)
      await publishIn(tx, actor, { pages: published, at: undefined, note: '跟随店铺主题' })
    return { published: published.length, drafts: saved - published.length }
  })
}

/** @returns the new draft's revision; `null` for a page that follows already */
async function follow(tx: Transaction, actor: ContentActor, page: LockedPage): Promise<string | null> {
  const before = await draftOf(tx, page)
  const { page: doc } = readDraft(before.document, 'pages')
  if (doc.page.props['followTheme'] === true) return null
  const following = { ...doc, page: { ...doc.page, props: { ...doc.page.props, followTheme: true } } }
  const document = storedText(following, 'pages')
  const after = await writeDraft(tx, page, { document, author: actor.operator.name, note: '跟随店铺主题' })
  const { number } = after
  await recordEdit(tx, {
    operator: actor.operator,
    page,
    before: { number: before.number },
    after: { number },
  })
  return after.revision_id
}
