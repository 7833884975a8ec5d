import { randomUUID } from 'node:crypto'
import type {
  PageTemplate,
  PageTemplatesAnswer,
  PageTemplatesQuery,
  SaveTemplateBody,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { windowOf } from '../../db/paging'
import { recordAudit } from '../../back-office'
import { readDraft } from '../drafts/document'
import type { ContentActor } from '../actor'
import { refused } from '../pages/admin'
import { builtInTemplates } from './built-in'
import {
  insertTemplate,
  markDeleted,
  noSuchTemplate,
  ownTemplates,
  serialize,
  templateDocument,
  type TemplateReader,
  templateRecord,
} from './repo'

/** Built-in templates first, then the company's own; all are read, as a shop has few. */
export async function listTemplates(
  db: Database,
  company_id: string,
  { platform, keyword = '', page, pageSize }: PageTemplatesQuery,
): Promise<PageTemplatesAnswer> {
  const builtIn = builtInTemplates().filter(
    (each) => (platform === undefined || each.platform === platform) && each.name.includes(keyword),
  )
  const all = [...builtIn, ...(await ownTemplates(db, company_id, { platform, keyword }))]
  const { limit, offset } = windowOf(page, pageSize)
  return { list: all.slice(offset, offset + limit), count: all.length, total_count: all.length }
}

/** @throws AppError not_found */
export async function openTemplate(
  db: Database,
  reader: TemplateReader,
  design_id: string,
): Promise<{ template: PageTemplate; document: string }> {
  const document = await templateDocument(db, reader, design_id)
  const builtIn = builtInTemplates().find((each) => each.design_id === design_id)
  if (builtIn) return { template: builtIn, document }
  const row = await templateRecord(db, reader.company_id, design_id)
  if (!row) throw noSuchTemplate()
  return { template: serialize(row), document }
}

/** @throws AppError invalid for a blank name and for anything but a page document */
export async function saveTemplate(
  db: Database,
  { company_id, operator }: ContentActor,
  body: SaveTemplateBody,
): Promise<PageTemplate> {
  const { page } = readDraft(body.document, 'document')
  const name = body.name.trim()
  if (name === '') throw refused('invalid', '请输入模板名称', 'name')
  return inTransaction(db, async (tx) => {
    const row = await insertTemplate(tx, {
      company_id,
      design_id: randomUUID(),
      platform: page.platform,
      name,
      image: body.image,
      params: page,
      operator_name: operator.name,
    })
    await recordAudit(tx, {
      ...entry(row, { company_id, operator }),
      action: 'template.create',
      after: { name },
    })
    return serialize(row)
  })
}

/** Can be undone. @throws AppError not_found; in_use for a built-in one */
export function setTemplateDeleted(
  db: Database,
  actor: ContentActor,
  design_id: string,
  deleted: boolean,
): Promise<PageTemplate> {
  if (builtInTemplates().some((each) => each.design_id === design_id))
    throw refused('in_use', '自带的模板不能删除')
  return inTransaction(db, async (tx) => {
    const row = await templateRecord(tx, actor.company_id, design_id)
    if (!row || (deleted && row.deleted)) throw noSuchTemplate()
    await markDeleted(tx, row, deleted)
    await recordAudit(tx, {
      ...entry(row, actor),
      action: deleted ? 'template.delete' : 'template.restore',
      before: { deleted: row.deleted !== null },
      after: { deleted },
    })
    return serialize(row)
  })
}

const entry = ({ design_id, name }: Pick<PageTemplate, 'design_id' | 'name'>, actor: ContentActor) => ({
  ...actor,
  subject: 'saved_design',
  subject_id: design_id,
  title: name,
})
