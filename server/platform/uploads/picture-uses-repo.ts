import { and, eq, inArray, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { PAGE_OF_LINK, PUBLICATION_OF_LINK, REVISION_OF_LINK } from '../../db/page-joins'
import {
  article,
  bank_account,
  brand,
  category,
  company,
  goods,
  goods_item,
  goods_item_spec,
  member_grade,
  page,
  page_revision,
  protocol,
  publication,
  publication_page,
  saved_design,
  setting,
  shop,
  spec_value,
  vip_grade,
} from '../../db/schema'

/** Rows whose text contains one of these addresses: candidates that must still be parsed. */
const holding = (column: AnyColumn | SQL, addresses: string[]) =>
  or(...addresses.map((address) => sql`${column}::text like ${containing(address)}`))

const onRevision = and(eq(page_revision.company_id, page.company_id), eq(page_revision.page_id, page.page_id))

const isDraft = eq(page_revision.revision_id, page.draft_revision)
const isPublished = eq(page_revision.revision_id, page.published_revision)

/** Draft and published documents of pages that are not deleted. */
export async function currentDocuments(db: Database, company_id: string, addresses: string[]) {
  return db
    .select({
      page_id: page.page_id,
      title: page.title,
      document: page_revision.document,
      draft: sql<boolean>`coalesce(${isDraft}, false)`,
      published: sql<boolean>`coalesce(${isPublished}, false)`,
    })
    .from(page)
    .innerJoin(page_revision, onRevision)
    .where(
      and(
        eq(page.company_id, company_id),
        isNull(page.deleted),
        or(isDraft, isPublished),
        holding(page_revision.document, addresses),
      ),
    )
    .orderBy(page.page_id)
}

/** Documents of scheduled publications. */
export async function scheduledDocuments(db: Database, company_id: string, addresses: string[]) {
  return db
    .select({ page_id: page.page_id, title: page.title, document: page_revision.document })
    .from(publication)
    .innerJoin(publication_page, PUBLICATION_OF_LINK)
    .innerJoin(page_revision, REVISION_OF_LINK)
    .innerJoin(page, PAGE_OF_LINK)
    .where(
      and(
        eq(publication.company_id, company_id),
        eq(publication.state, 'scheduled'),
        holding(page_revision.document, addresses),
      ),
    )
    .orderBy(page.page_id)
}

export async function settingsHolding(db: Database, company_id: string, addresses: string[]) {
  return db
    .select({ name: setting.name, value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), holding(setting.value, addresses)))
    .orderBy(setting.name)
}

/** Saved modules and templates, by their picture or their content. */
export async function designsHolding(db: Database, company_id: string, addresses: string[]) {
  return db
    .select()
    .from(saved_design)
    .where(
      and(
        eq(saved_design.company_id, company_id),
        isNull(saved_design.deleted),
        or(inArray(saved_design.image, addresses), holding(saved_design.params, addresses)),
      ),
    )
    .orderBy(saved_design.design_id)
}

export async function companiesHolding(db: Database, company_id: string, addresses: string[]) {
  return db
    .select({ company_id: company.company_id, brand_name: company.brand_name })
    .from(company)
    .where(and(eq(company.company_id, company_id), inArray(company.logo, addresses)))
}

/** Columns in which a company's content names pictures. */
const NAMING: readonly AnyColumn[] = [
  page_revision.document,
  setting.value,
  saved_design.image,
  saved_design.params,
  company.logo,
  company.intro,
  article.image_url,
  article.content,
  goods.pics,
  goods.intro,
  goods_item.pics,
  goods_item_spec.item_image_url,
  spec_value.spec_image_url,
  category.image_url,
  brand.image_url,
  member_grade.background_pic_url,
  vip_grade.background_pic_url,
  shop.logo,
  shop.banner,
  shop.intro,
  bank_account.pic,
  protocol.content,
]

/**
 * Whether the picture is named anywhere that can be restored: all revisions, deleted pages, designs and goods too. A
 * plain text search, which may find too much but never too little.
 */
export async function namedAnywhere(db: Database, company_id: string, addresses: string[]): Promise<boolean> {
  const named = NAMING.map(
    (column) => sql`exists (
      select 1 from ${column.table} where ${ofCompany(column)} = ${company_id} and (${holding(column, addresses)}))`,
  )
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${sql.join(named, sql` or `)} as found`)
  return rows[0]?.found ?? false
}

const ofCompany = ({ table }: AnyColumn) => sql`${table}.company_id`
