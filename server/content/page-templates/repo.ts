import { and, desc, eq, ilike, isNull, type SQL } from 'drizzle-orm'
import { storedPage } from '@schemas'
import { isPage } from '@schemas/envelope'
import type { Platform } from '@schemas'
import type { PageTemplate } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { containing } from '../../db/search'
import { saved_design } from '../../db/schema'
import { timeNow } from '../../db/time'
import type { Reach } from '../../platform'
import { refused } from '../pages/admin'
import { builtInTemplates, documentOf } from './built-in'
import { shopContent } from './shop-content'

export type TemplateRecord = typeof saved_design.$inferSelect

export const noSuchTemplate = () => refused('not_found', '页面模板不存在或已删除')

export interface TemplateFilter {
  platform?: Platform | undefined
  keyword?: string | undefined
}

/** A company's own templates, the newest first. */
export async function ownTemplates(
  db: Database,
  company_id: string,
  { platform, keyword }: TemplateFilter,
): Promise<PageTemplate[]> {
  const rows = await db
    .select()
    .from(saved_design)
    .where(
      and(
        eq(saved_design.company_id, company_id),
        isTemplate,
        isNull(saved_design.deleted),
        platform && eq(saved_design.platform, platform),
        keyword ? ilike(saved_design.name, containing(keyword)) : undefined,
      ),
    )
    .orderBy(desc(saved_design.created), desc(saved_design.design_id))
  return rows.map(serialize)
}

/** A built-in template is filled with what its reader may choose. */
export interface TemplateReader {
  company_id: string
  operator: Reach
}

/** The page document of a template, built in or a company's own. @throws AppError not_found */
export async function templateDocument(
  db: Database,
  { company_id, operator }: TemplateReader,
  design_id: string,
): Promise<string> {
  const builtIn = builtInTemplates().find((template) => template.design_id === design_id)
  if (builtIn) return documentOf(builtIn, await shopContent(db, company_id, operator))
  const row = await templateRecord(db, company_id, design_id)
  if (!row || row.deleted) throw noSuchTemplate()
  if (!isPage(row.params)) throw new Error(`Expected template ${design_id} to hold a page document`)
  return storedPage(row.params)
}

/** One of the company's own templates, deleted or not. */
export async function templateRecord(
  db: Database | Transaction,
  company_id: string,
  design_id: string,
): Promise<TemplateRecord | undefined> {
  const [row] = await db.select().from(saved_design).where(mine(company_id, design_id))
  return row
}

export async function insertTemplate(
  tx: Transaction,
  row: Omit<typeof saved_design.$inferInsert, 'kind'>,
): Promise<TemplateRecord> {
  const [made] = await tx
    .insert(saved_design)
    .values({ ...row, kind: 'template' })
    .returning()
  if (!made) throw new Error('Expected the template written, found none')
  return made
}

export async function markDeleted(
  tx: Transaction,
  { company_id, design_id }: TemplateRecord,
  deleted: boolean,
): Promise<void> {
  await tx
    .update(saved_design)
    .set({ deleted: deleted ? timeNow() : null })
    .where(mine(company_id, design_id))
}

const mine = (company_id: string, design_id: string): SQL | undefined =>
  and(eq(saved_design.company_id, company_id), eq(saved_design.design_id, design_id), isTemplate)

const isTemplate = eq(saved_design.kind, 'template')

export const serialize = (row: TemplateRecord): PageTemplate => ({
  design_id: row.design_id,
  name: row.name,
  image: row.image,
  platform: row.platform,
  built_in: false,
  purpose: 'own',
  description: '',
  operator_name: row.operator_name,
  created: row.created.toISOString(),
})
