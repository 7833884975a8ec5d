import { randomUUID } from 'node:crypto'
import type { CreatePageBody, PageRow } from '@schemas/generated/api'
import type { PageJson } from '@schemas/page'
import { serialisePage } from '@schemas'
import type { Database, Transaction } from '../../db/client'
import { page } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { recordAudit } from '../../back-office'
import { readDraft, expectPlatform } from '../drafts/document'
import { draftOf } from '../drafts/save'
import { writeDraft } from '../drafts/revisions'
import { templateDocument } from '../page-templates/repo'
import { lockLivePage, lockPageTable, nextPublicId, pageLike } from '../pages/admin-locks'
import { pageRow, type LockedPage } from '../pages/admin-repo'
import { blankPage } from '../pages/blank-page'
import type { By } from '../pages/by'
import { PAGE_TYPE_NAMES } from '../pages/names'
import { refused } from '../pages/refusals'

/**
 * A new page with a draft of its own, from a template, another page's draft or nothing.
 * @throws AppError not_found for a template or page that is not there; conflict where a second header would stand
 */
export function createPage(db: Database, by: By, body: CreatePageBody): Promise<PageRow> {
  return inTransaction(db, (tx) => createIn(tx, by, body))
}

/** The same within a transaction of the caller's. */
export async function createIn(tx: Transaction, by: By, body: CreatePageBody): Promise<PageRow> {
  const { page_type, platform, description = '' } = body
  const title = titleOf(body.title)
  await lockPageTable(tx, by.company_id)
  const document = await sourceOf(tx, by.company_id, body)
  return insertPage(tx, by, { page_type, platform, title, description, seo: {} }, document, 'page.create')
}

/** A copy under the same kind and platform; the storefront's own pages and the frame stand once each. */
export function duplicatePage(db: Database, by: By, page_id: string): Promise<PageRow> {
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, by.company_id)
    const original = await lockLivePage(tx, by.company_id, page_id)
    const { page_type, platform, description, seo } = original
    if (page_type !== 'home' && page_type !== 'custom')
      throw refused('invalid', `${PAGE_TYPE_NAMES[page_type]}只有一个，不能复制`)
    const { document } = await draftOf(tx, original)
    const title = `${original.title.slice(0, 47)} 副本`
    return insertPage(
      tx,
      by,
      { page_type, platform, title, description, seo },
      readDraft(document, 'page_id').page,
      'page.duplicate',
    )
  })
}

/** @throws AppError invalid for one that is only blanks */
export function titleOf(text: string): string {
  const title = text.trim()
  if (title === '') throw refused('invalid', '请输入页面名称', 'title')
  return title
}

async function sourceOf(tx: Transaction, company_id: string, body: CreatePageBody): Promise<PageJson> {
  const { template_id, copy_of, platform } = body
  if (template_id !== undefined && copy_of !== undefined)
    throw refused('invalid', '模板与要复制的页面只能给一个', 'template_id')
  if (template_id !== undefined) {
    const draft = readDraft(await templateDocument(tx, company_id, template_id), 'template_id')
    expectPlatform(draft, platform, 'template_id')
    return draft.page
  }
  if (copy_of === undefined) return blankPage(platform)
  const original = await lockLivePage(tx, company_id, copy_of)
  const draft = readDraft((await draftOf(tx, original)).document, 'copy_of')
  expectPlatform(draft, platform, 'copy_of')
  return draft.page
}

type NewPage = Pick<LockedPage, 'page_type' | 'platform' | 'title' | 'description' | 'seo'>

async function insertPage(
  tx: Transaction,
  { company_id, operator }: By,
  values: NewPage,
  document: PageJson,
  action: string,
): Promise<PageRow> {
  const isFrame = values.page_type === 'header' || values.page_type === 'footer'
  if (isFrame && (await pageLike(tx, { ...values, company_id })))
    throw refused('conflict', `已有${PAGE_TYPE_NAMES[values.page_type]}，每个平台只有一个`, 'page_type')
  const [row] = await tx
    .insert(page)
    .values({
      ...values,
      company_id,
      page_id: randomUUID(),
      theme_pc_template_id: await nextPublicId(tx, company_id),
      // the frame has no other to take its place: it shows as soon as it is published
      enabled: isFrame,
    })
    .returning()
  if (!row) throw new Error('Expected the page written, found none')
  const { page_id, title, page_type, platform } = row
  await writeDraft(tx, row, { document: serialisePage(document), author: operator.name })
  await recordAudit(tx, {
    company_id,
    operator,
    action,
    subject: 'page',
    subject_id: page_id,
    title,
    after: { title, page_type, platform },
  })
  const created = await pageRow(tx, company_id, page_id)
  if (!created) throw new Error(`Expected page ${page_id} after it was written, found none`)
  return created
}
