import { insertDefaults, readPage, storedPage, type JsonObject, type PageJson } from '@schemas'
import type { CatalogueEntry } from '@schemas/catalogue'
import { catalogue } from '@schemas/generated/catalogue'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { writeDraft } from '../drafts/repo'
import { lockSetting, writeSetting } from '../../platform'
import { lockPageTable } from '../pages/lock-repo'
import { enabledPages } from '../pages/repo'
import { insertPublication, showRevision } from '../publications/repo'
import { blankPage } from './create'
import { companyIds, insertPageRow, revisionsWithoutPublication, sectionsOf } from './repo'

/** The shop's grey behind the white cards of sections. */
const BEHIND_SECTIONS = '#F5F5F5'

const sections = Object.values(catalogue).filter(({ fixed }) => fixed)

/**
 * Gives every company a theme, a page for each section of the storefront, and a first version of pages that were published
 * before there were versions. Does nothing if all of it exists.
 */
export async function ensurePages(db: Database): Promise<void> {
  for (const company_id of await companyIds(db)) {
    await inTransaction(db, async (tx) => {
      await lockPageTable(tx, company_id)
      await addTheme(tx, company_id)
      await addSections(tx, company_id)
      await addFirstVersion(tx, company_id)
    })
  }
}

async function addSections(tx: Transaction, company_id: string) {
  const known = await sectionsOf(tx, company_id)
  const missing = sections.filter(({ type }) => !known.has(type))
  if (missing.length === 0) return
  const look = await lookOf(tx, company_id)
  for (const section of missing) await addSection(tx, company_id, section, look)
}

/** The configuration of a company's section pages: in its theme, or with the theme colour of its home page. */
async function lookOf(tx: Transaction, company_id: string): Promise<JsonObject> {
  const { themeColor, followTheme } = await homeLook(tx, company_id)
  if (followTheme === true || themeColor === undefined) return {}
  return { followTheme: false, backgroundColor: BEHIND_SECTIONS, themeColor }
}

async function homeLook(tx: Transaction, company_id: string): Promise<JsonObject> {
  const [home] = await enabledPages(tx, company_id, ['pc'], ['home'])
  return home ? (readPage(home.document)?.page.props ?? {}) : {}
}

/** A shop that has chosen no theme has the colour of its home page, so that new pages look like the others. */
async function addTheme(tx: Transaction, company_id: string) {
  if ((await lockSetting(tx, company_id, 'theme')) !== undefined) return
  const { themeColor, followTheme } = await homeLook(tx, company_id)
  if (followTheme === true || typeof themeColor !== 'string') return
  await writeSetting(tx, company_id, 'theme', { primaryColor: themeColor })
}

async function addSection(tx: Transaction, company_id: string, section: CatalogueEntry, look: JsonObject) {
  const row = await insertPageRow(tx, {
    company_id,
    page_id: `section-${section.type}`,
    page_type: 'section',
    platform: 'pc',
    title: section.title,
    alias: section.type,
    enabled: true,
  })
  const { revision_id } = await writeDraft(tx, row, {
    document: storedPage(sectionPage(section, look)),
    author: '',
  })
  await showRevision(tx, company_id, { page_id: row.page_id, revision: revision_id })
}

/** A page with the section alone, as wide as the page. */
function sectionPage({ type, version, title }: CatalogueEntry, look: JsonObject): PageJson {
  const { props: own, style } = insertDefaults(type)
  const box = { ...style, backgroundColor: 'transparent', foregroundColor: 'transparent' }
  const widget = { type, v: version, parent: null, order: 'a0', name: title, props: own, style: box }
  const blank = blankPage('pc')
  const props = { ...blank.page.props, ...look }
  return { ...blank, page: { ...blank.page, props }, widgets: { [type]: widget } }
}

async function addFirstVersion(tx: Transaction, company_id: string) {
  const names = await revisionsWithoutPublication(tx, company_id)
  if (names.length === 0) return
  const now = timeNow()
  const done = { state: 'done', operator_id: '', operator_name: '', at: now, finished: now } as const
  await insertPublication(tx, { ...done, company_id, note: '初始版本' }, names)
}
