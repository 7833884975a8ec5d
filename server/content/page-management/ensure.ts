import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { insertDefaults, readPage, serialisePage, type JsonObject, type PageJson } from '@schemas'
import type { CatalogueEntry } from '@schemas/catalogue'
import { catalogue } from '@schemas/generated/catalogue'
import type { Database, Transaction } from '../../db/client'
import { company, page, publication_page } from '../../db/schema'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { writeDraft, type RevisionName } from '../drafts/revisions'
import { insertPublication, showRevision } from '../publications/repo'
import { lockPageTable, nextPublicId } from '../pages/admin-locks'
import { blankPage } from '../pages/blank-page'
import { enabledPages } from '../pages/repo'

/** The shop's grey, on which sections draw white cards. */
const BEHIND_SECTIONS = '#F5F5F5'

const sections = Object.values(catalogue).filter(({ fixed }) => fixed)

/**
 * Gives every company what it must have: a page for each section of the storefront, and a first version of what was
 * published before there were versions. Does nothing where all of it is there.
 */
export async function ensurePages(db: Database): Promise<void> {
  for (const { company_id } of await db.select({ company_id: company.company_id }).from(company)) {
    await inTransaction(db, async (tx) => {
      await lockPageTable(tx, company_id)
      await addSections(tx, company_id)
      await addFirstVersion(tx, company_id)
    })
  }
}

async function addSections(tx: Transaction, company_id: string) {
  const rows = await tx
    .select({ alias: page.alias })
    .from(page)
    .where(and(eq(page.company_id, company_id), eq(page.page_type, 'section'), eq(page.platform, 'pc')))
  const known = new Set(rows.map(({ alias }) => alias))
  const missing = sections.filter(({ type }) => !known.has(type))
  if (missing.length === 0) return
  const look = await lookOf(tx, company_id)
  for (const section of missing) await addSection(tx, company_id, section, look)
}

/** What every page of the company has in common: the theme colour of its home page. */
async function lookOf(tx: Transaction, company_id: string): Promise<JsonObject> {
  const [home] = await enabledPages(tx, company_id, 'pc', ['home'])
  const { themeColor } = home ? (readPage(home.document)?.page.props ?? {}) : {}
  return { backgroundColor: BEHIND_SECTIONS, ...(themeColor !== undefined && { themeColor }) }
}

async function addSection(tx: Transaction, company_id: string, section: CatalogueEntry, look: JsonObject) {
  const [row] = await tx
    .insert(page)
    .values({
      company_id,
      page_id: `section-${section.type}`,
      theme_pc_template_id: await nextPublicId(tx, company_id),
      page_type: 'section',
      platform: 'pc',
      title: section.title,
      alias: section.type,
      enabled: true,
    })
    .returning()
  if (!row) throw new Error(`Expected the page of ${section.type} written, found none`)
  const { revision_id } = await writeDraft(tx, row, {
    document: serialisePage(sectionPage(section, look)),
    author: '',
  })
  await showRevision(tx, company_id, { page_id: row.page_id, revision: revision_id })
}

/** The section alone, as wide as the page. */
function sectionPage({ type, version, title }: CatalogueEntry, look: JsonObject): PageJson {
  const { props: own, style } = insertDefaults(type)
  const box = { ...style, backgroundColor: 'transparent', foregroundColor: 'transparent' }
  const widget = { type, v: version, parent: null, order: 'a0', name: title, props: own, style: box }
  const blank = blankPage('pc')
  const props = { ...blank.page.props, ...look }
  return { ...blank, page: { ...blank.page, props }, widgets: { [type]: widget } }
}

async function addFirstVersion(tx: Transaction, company_id: string) {
  const rows = await tx
    .select({ page_id: page.page_id, revision: page.published_revision })
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        isNotNull(page.published_revision),
        isNull(page.deleted),
        sql`not exists (
          select 1 from ${publication_page}
          where ${publication_page.company_id} = ${page.company_id} and ${publication_page.page_id} = ${page.page_id})`,
      ),
    )
  const names = rows.flatMap(({ page_id, revision }): RevisionName[] =>
    revision === null ? [] : [{ page_id, revision }],
  )
  if (names.length === 0) return
  const now = timeNow()
  const done = { state: 'done', operator_id: '', operator_name: '', at: now, finished: now } as const
  await insertPublication(tx, { ...done, company_id, note: '初始版本' }, names)
}
