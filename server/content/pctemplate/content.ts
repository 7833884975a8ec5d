import type { PageJson } from '@schemas'
import type { HeaderOrFooter, HeaderOrFooterRow, TemplateContentRow } from '@schemas/generated/api'
import { PAGE_TYPE } from '@schemas/page'
import { importUpstream, toHeaderOrFooterRow, toTemplateContent } from '@schemas/upstream'
import { readJson } from '@schemas/text/read-json'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import type { CurrentOperator } from '../../platform'
import { readDraft, storedText } from '../drafts/document'
import { recordEdit } from '../drafts/edit-audit'
import { draftOf } from '../drafts/save'
import { writeDraft } from '../drafts/revisions'
import { lockLivePage, lockPageTable } from '../pages/admin-locks'
import { enabledPageId } from '../pages/admin-repo'
import { createIn } from '../page-management/create'
import { PAGE_TYPE_NAMES } from '../pages/names'
import { refused } from '../pages/refusals'
import { pageNamed, seconds, type PageRecord } from './rows'

interface By {
  company_id: string
  operator: CurrentOperator
}

/** The widgets of a page's draft; what is saved back unchanged is the same draft. @throws AppError not_found */
export async function templateContent(
  db: Database,
  company_id: string,
  publicId: string,
): Promise<TemplateContentRow[]> {
  const page = await draftDocument(db, await pageNamed(db, company_id, publicId))
  return toTemplateContent(page, (uuid) => uuid).map((row) => ({ ...row, id: String(row.id) }))
}

/** Upstream's array becomes the page's draft; without a W0000 the page keeps its configuration. */
export function saveTemplateContent(db: Database, by: By, publicId: string, config: string): Promise<void> {
  const imported = widgetsIn(config)
  return inTransaction(db, async (tx) => {
    const { page_id } = await pageNamed(tx, by.company_id, publicId)
    await replaceDraft(tx, by, page_id, (current) =>
      imported.configured ? imported.page : { ...imported.page, page: current.page },
    )
  })
}

/** An empty list where the company has none. */
export async function headerOrFooter(
  db: Database,
  company_id: string,
  name: 'header' | 'footer',
): Promise<HeaderOrFooter> {
  const page_id = await enabledPageId(db, company_id, 'pc', name)
  if (page_id === undefined) return []
  return inTransaction(db, (tx) => frameRow(tx, company_id, name, page_id))
}

/** Makes the header or footer where there is none. */
export function saveHeaderOrFooter(
  db: Database,
  by: By,
  name: 'header' | 'footer',
  config: string,
): Promise<HeaderOrFooterRow> {
  const { page: imported } = widgetsIn(config)
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, by.company_id)
    const found = await enabledPageId(tx, by.company_id, 'pc', name)
    const title = PAGE_TYPE_NAMES[name]
    const page_id = found ?? (await createIn(tx, by, { page_type: name, platform: 'pc', title })).page_id
    // upstream sends no configuration with them: it is the body's
    await replaceDraft(tx, by, page_id, (current) => ({ ...imported, page: current.page }))
    return frameRow(tx, by.company_id, name, page_id)
  })
}

async function frameRow(
  tx: Transaction,
  company_id: string,
  name: 'header' | 'footer',
  page_id: string,
): Promise<HeaderOrFooterRow> {
  const row = await lockLivePage(tx, company_id, page_id)
  const identity = { theme_pc_template_content_id: row.theme_pc_template_id, company_id }
  const times = { created: seconds(row.created), updated: seconds(row.updated) }
  return {
    ...toHeaderOrFooterRow(await draftDocument(tx, row), { ...identity, name, ...times }),
    ...identity,
  }
}

async function draftDocument(db: Database | Transaction, row: PageRecord): Promise<PageJson> {
  return readDraft((await draftOf(db, row)).document, 'document').page
}

/** Upstream sends no base: its last save wins, as there. Unchanged content writes nothing. */
async function replaceDraft(
  tx: Transaction,
  { company_id, operator }: By,
  page_id: string,
  next: (current: PageJson) => PageJson,
) {
  const page = await lockLivePage(tx, company_id, page_id)
  const current = await draftOf(tx, page)
  const before = readDraft(current.document, 'document').page
  const { $schema } = before
  const document = storedText({ ...($schema !== undefined && { $schema }), ...next(before) }, 'config')
  if (document === current.document) return
  const { number } = await writeDraft(tx, page, { document, author: operator.name })
  await recordEdit(tx, { operator, page, before: { number: current.number }, after: { number } })
}

/** @throws AppError invalid for what is no list of upstream widgets */
function widgetsIn(config: string): { page: PageJson; configured: boolean } {
  const { value, problems } = readJson(config)
  const [broken] = problems
  if (broken) throw refused('invalid', broken.message, 'config')
  const { page, report } = importUpstream(value, { platform: 'pc' })
  if (!page) throw refused('invalid', report[0]?.message ?? '应为组件数组', 'config')
  return { page, configured: Array.isArray(value) && value.some(isConfiguration) }
}

const isConfiguration = (widget: unknown) =>
  typeof widget === 'object' && widget !== null && 'type' in widget && widget.type === PAGE_TYPE
