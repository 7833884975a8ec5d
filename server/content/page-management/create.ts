import { FORMAT_VERSION, insertDefaults, storedPage, type PageJson, type Platform } from '@schemas'
import { catalogue } from '@schemas/generated/catalogue'
import type { CreatePageBody, PageRow } from '@schemas/generated/api'
import { PAGE_TYPE, PHONE_WIDTH } from '@schemas/page'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { ContentActor } from '../actor'
import { readDraft, requirePlatform } from '../drafts/document'
import { draftOf, writeDraft } from '../drafts/repo'
import { templateDocument, type TemplateReader } from '../page-templates/repo'
import { PAGE_TYPE_NAMES, recordPageAudit, refused } from '../pages/admin'
import { requirePageRow } from '../pages/admin-repo'
import { lockLivePage, lockPageTable, pageLike, type LockedPage } from '../pages/lock-repo'
import { insertPageRow } from './repo'

/**
 * Creates a page with a draft, from a template, another page's draft or nothing.
 * @throws AppError not_found for an unknown template or page; conflict for a second header or footer
 */
export async function createPage(
  db: Database,
  actor: ContentActor & TemplateReader,
  body: CreatePageBody,
): Promise<PageRow> {
  const { template_id } = body
  const template = template_id && (await templateDocument(db, actor, template_id))
  return inTransaction(db, (tx) => createIn(tx, actor, body, template))
}

/**
 * The same within the caller's transaction.
 * @param template document of the template that the body names
 */
export async function createIn(
  tx: Transaction,
  actor: ContentActor,
  body: CreatePageBody,
  template?: string,
): Promise<PageRow> {
  const { page_type, platform, description = '' } = body
  const title = titleOf(body.title)
  await lockPageTable(tx, actor.company_id)
  const document = await sourceOf(tx, actor.company_id, body, template)
  return insertPage(tx, actor, { page_type, platform, title, description, seo: {} }, document, 'page.create')
}

/** A copy of the same kind and platform. @throws AppError invalid for pages of which there is only one */
export function duplicatePage(db: Database, actor: ContentActor, page_id: string): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, actor.company_id)
    const original = await lockLivePage(tx, actor.company_id, page_id)
    const { page_type, platform, description, seo } = original
    if (page_type !== 'home' && page_type !== 'custom')
      throw refused('invalid', `${PAGE_TYPE_NAMES[page_type]}只有一个，不能复制`)
    const { document } = await draftOf(tx, original)
    const title = `${original.title.slice(0, 47)} 副本`
    return insertPage(
      tx,
      actor,
      { page_type, platform, title, description, seo },
      readDraft(document, 'page_id').page,
      'page.duplicate',
    )
  })
}

/** @throws AppError invalid for a blank title */
export function titleOf(text: string): string {
  const title = text.trim()
  if (title === '') throw refused('invalid', '请输入页面名称', 'title')
  return title
}

async function sourceOf(
  tx: Transaction,
  company_id: string,
  { copy_of, platform }: CreatePageBody,
  template: string | undefined,
): Promise<PageJson> {
  if (template !== undefined && copy_of !== undefined)
    throw refused('invalid', '模板与要复制的页面只能给一个', 'template_id')
  if (template !== undefined) {
    const draft = readDraft(template, 'template_id')
    requirePlatform(draft, platform, 'template_id')
    return draft.page
  }
  if (copy_of === undefined) return blankPage(platform)
  const original = await lockLivePage(tx, company_id, copy_of)
  const draft = readDraft((await draftOf(tx, original)).document, 'copy_of')
  requirePlatform(draft, platform, 'copy_of')
  return draft.page
}

type NewPage = Pick<LockedPage, 'page_type' | 'platform' | 'title' | 'description' | 'seo'>

async function insertPage(
  tx: Transaction,
  { company_id, operator }: ContentActor,
  values: NewPage,
  document: PageJson,
  action: string,
): Promise<PageRow> {
  const isFrame = values.page_type === 'header' || values.page_type === 'footer'
  if (isFrame && (await pageLike(tx, { ...values, company_id })))
    throw refused('conflict', `已有${PAGE_TYPE_NAMES[values.page_type]}，每个平台只有一个`, 'page_type')
  // header and footer are shown as soon as they are published
  const row = await insertPageRow(tx, { ...values, company_id, enabled: isFrame })
  const { title, page_type, platform } = row
  await writeDraft(tx, row, { document: storedPage(document), author: operator.name })
  await recordPageAudit(tx, { company_id, operator }, row, { action, after: { title, page_type, platform } })
  return requirePageRow(tx, row)
}

/**
 * A page without widgets, its configuration filled in as for an inserted widget (rule page-format-5), in the shop's theme
 * (rule theme-1).
 */
export function blankPage(platform: Platform): PageJson {
  const { props } = insertDefaults(PAGE_TYPE)
  return {
    formatVersion: FORMAT_VERSION,
    platform,
    page: {
      v: catalogue[PAGE_TYPE]?.version ?? 1,
      props: { ...props, followTheme: true, ...(platform === 'h5' && { pageWidth: PHONE_WIDTH }) },
    },
    widgets: {},
  }
}
