import type { PageJson } from '@schemas'
import type { HeaderOrFooter, HeaderOrFooterRow, TemplateContentRow } from '@schemas/generated/api'
import { PAGE_TYPE } from '@schemas/page'
import { importUpstream, toHeaderOrFooterRow, toTemplateContent } from '@schemas/upstream'
import { readJson } from '@schemas/text/read-json'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { settingOf } from '../../platform'
import type { ContentActor } from '../actor'
import { readDraft, storedText } from '../drafts/document'
import { draftOf, writeDraft } from '../drafts/repo'
import { recordEdit } from '../drafts/service'
import { lockLivePage, lockPageTable } from '../pages/lock-repo'
import { enabledPageId } from '../pages/admin-repo'
import { createIn } from '../page-management/create'
import { refused, PAGE_TYPE_NAMES } from '../pages/admin'
import { pageNamed, seconds, type PageRecord } from './repo'

/** The widgets of a page's draft; saving them unchanged does not change the draft. @throws AppError not_found */
export async function templateContent(
  db: Database,
  company_id: string,
  publicId: string,
): Promise<TemplateContentRow[]> {
  const page = await draftDocument(db, await pageNamed(db, company_id, publicId))
  const theme = await settingOf(db, company_id, 'theme')
  return toTemplateContent(page, (uuid) => uuid, { theme }).map((row) => ({ ...row, id: String(row.id) }))
}

/** Makes upstream's array the page's draft; without a W0000 the page keeps its configuration. */
export function saveTemplateContent(
  db: Database,
  actor: ContentActor,
  publicId: string,
  config: string,
): Promise<void> {
  const imported = widgetsIn(config)
  return inTransaction(db, async (tx) => {
    const { page_id } = await pageNamed(tx, actor.company_id, publicId)
    await replaceDraft(tx, actor, page_id, (current) =>
      imported.configured ? imported.page : { ...imported.page, page: current.page },
    )
  })
}

/** An empty list if the company has none. */
export async function headerOrFooter(
  db: Database,
  company_id: string,
  name: 'header' | 'footer',
): Promise<HeaderOrFooter> {
  const page_id = await enabledPageId(db, company_id, 'pc', name)
  if (page_id === undefined) return []
  return inTransaction(db, (tx) => frameRow(tx, company_id, name, page_id))
}

/** Creates the header or footer if there is none. */
export function saveHeaderOrFooter(
  db: Database,
  actor: ContentActor,
  name: 'header' | 'footer',
  config: string,
): Promise<HeaderOrFooterRow> {
  const { page: imported } = widgetsIn(config)
  return inTransaction(db, async (tx) => {
    await lockPageTable(tx, actor.company_id)
    const found = await enabledPageId(tx, actor.company_id, 'pc', name)
    const title = PAGE_TYPE_NAMES[name]
    const page_id = found ?? (await createIn(tx, actor, { page_type: name, platform: 'pc', title })).page_id
    // upstream sends no configuration with header and footer
    await replaceDraft(tx, actor, page_id, (current) => ({ ...imported, page: current.page }))
    return frameRow(tx, actor.company_id, name, page_id)
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
    ...toHeaderOrFooterRow(
      await draftDocument(tx, row),
      { ...identity, name, ...times },
      { theme: await settingOf(tx, company_id, 'theme') },
    ),
    ...identity,
  }
}

async function draftDocument(db: Database | Transaction, row: PageRecord): Promise<PageJson> {
  return readDraft((await draftOf(db, row)).document, 'document').page
}

/** Without a base revision, as upstream sends none: the last save wins. Unchanged content writes nothing. */
async function replaceDraft(
  tx: Transaction,
  { company_id, operator }: ContentActor,
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

/** @throws AppError invalid for anything but a list of upstream widgets */
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
