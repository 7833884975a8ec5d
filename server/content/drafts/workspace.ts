import type { DraftPage, PageAuthorsAnswer, WorkspaceAnswer } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import type { Database } from '../../db/client'
import { liveOf } from '../live/service'
import { enabledPageId, pageRow } from '../pages/admin-repo'
import { noSuchPage, refused } from '../pages/admin'
import { OPERATOR } from '../../platform'
import { draftOf, editorsSince } from './repo'

/**
 * The documents that are edited together with a page (rule page-format-3): header and footer of its platform, for these the
 * home page too; and the live rows of all of them.
 * @throws AppError not_found
 */
export async function workspaceOf(
  db: Database,
  company_id: string,
  page_id: string,
): Promise<WorkspaceAnswer> {
  const opened = await draftPage(db, company_id, page_id)
  const { page_type, platform } = opened.page
  const beside = async (type: 'header' | 'home' | 'footer'): Promise<DraftPage | null> => {
    if (page_type === type) return opened
    const id = await enabledPageId(db, company_id, platform, type)
    return id === undefined ? null : draftPage(db, company_id, id)
  }
  const isFrame = page_type === 'header' || page_type === 'footer'
  const body = isFrame ? await beside('home') : opened
  if (!body) throw refused('not_found', '还没有首页，请先新建首页再编辑页头与页脚')
  const pages = { header: await beside('header'), body, footer: await beside('footer') }
  // validated when it was saved
  const documents = Object.values(pages).flatMap((page) => page && (JSON.parse(page.document) as PageJson))
  return {
    pages,
    live: await liveOf(
      db,
      company_id,
      documents.filter((page) => page !== null),
      OPERATOR,
    ),
  }
}

/** A page with its draft. @throws AppError not_found, for deleted pages too */
export async function draftPage(db: Database, company_id: string, page_id: string): Promise<DraftPage> {
  const page = await pageRow(db, company_id, page_id)
  if (!page || page.deleted) throw noSuchPage()
  const { draft_revision } = page
  const { revision_id, number, document, created, author } = await draftOf(db, {
    company_id,
    page_id,
    draft_revision,
  })
  return { page, revision: revision_id, number, document, saved: created.toISOString(), author }
}

/**
 * Who changed what is not published yet, the latest first: the edits logged since the last publication, and the author of
 * the draft. @throws AppError not_found
 */
export async function authorsOf(
  db: Database,
  company_id: string,
  page_id: string,
): Promise<PageAuthorsAnswer['authors']> {
  const { page, author, saved } = await draftPage(db, company_id, page_id)
  if (page.state === 'published') return []
  const since = page.published === '' ? new Date(0) : new Date(page.published)
  const logged = await editorsSince(db, { company_id, page_id }, since)
  const list = logged.map(({ name, at }) => ({ name, at: at.toISOString() }))
  return author === '' || list.some(({ name }) => name === author)
    ? list
    : [{ name: author, at: saved }, ...list]
}
