import type { DraftPage, PageAuthorsAnswer, WorkspaceAnswer } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import type { Region } from '@schemas/page-data'
import type { Database } from '../../db/client'
import { liveOf } from '../live/service'
import { enabledPageId, pageRow } from '../pages/admin-repo'
import { noSuchPage, refused } from '../pages/admin'
import type { OperatorViewer } from '../../platform'
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
  looker: OperatorViewer,
): Promise<WorkspaceAnswer> {
  const ids = await regionsOf(db, company_id, page_id)
  const draftAt = async (id: string | undefined) => (id === undefined ? null : draftPage(db, company_id, id))
  const body = await draftAt(ids.body)
  if (!body) throw refused('not_found', '还没有首页，请先新建首页再编辑页头与页脚')
  const pages = { header: await draftAt(ids.header), body, footer: await draftAt(ids.footer) }
  // validated when it was saved
  const documents = Object.values(pages).flatMap((page) => page && (JSON.parse(page.document) as PageJson))
  return {
    pages,
    live: await liveOf(
      db,
      company_id,
      documents.filter((page) => page !== null),
      looker,
    ),
  }
}

/** Ids of header, body and footer that are edited together with a page. @throws AppError not_found */
export async function regionsOf(
  db: Database,
  company_id: string,
  page_id: string,
): Promise<Partial<Record<Region, string>>> {
  const page = await pageRow(db, company_id, page_id)
  if (!page || page.deleted) throw noSuchPage()
  const { page_type, platform } = page
  const beside = async (type: 'header' | 'home' | 'footer') =>
    page_type === type ? page_id : enabledPageId(db, company_id, platform, type)
  const isFrame = page_type === 'header' || page_type === 'footer'
  const [header, body, footer] = [
    await beside('header'),
    isFrame ? await beside('home') : page_id,
    await beside('footer'),
  ]
  return { ...(header && { header }), ...(body && { body }), ...(footer && { footer }) }
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
