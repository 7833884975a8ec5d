import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { article, goods, page, shop } from '../../db/schema'
import { sellsTo } from '../../platform'
import { customPath } from '../../content'

/** Most addresses in one file; the protocol allows 50,000 and 50 MB. */
const FILE_ENTRIES = 10_000

export interface SitemapEntry {
  /** Path within the shop. */
  path: string
  updated?: Date
}

/** Number of files for the products. */
export async function goodsFiles(db: Database, company_id: string): Promise<number> {
  const count = await db.$count(goods, shownGoods(company_id))
  return Math.ceil(count / FILE_ENTRIES)
}

const shownGoods = (company_id: string) =>
  and(
    eq(goods.company_id, company_id),
    isNull(goods.deleted),
    eq(goods.approve_status, 'onsale'),
    eq(goods.product_type, 'normal'),
    eq(goods.item_type, 'normal'),
    sellsTo(company_id, null, sql`${goods.distributor_id}`),
  )

/** @param file from 1 on */
export async function goodsEntries(db: Database, company_id: string, file: number): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: goods.goods_id, updated: goods.updated })
    .from(goods)
    .where(shownGoods(company_id))
    .orderBy(asc(goods.goods_id))
    .limit(FILE_ENTRIES)
    .offset((file - 1) * FILE_ENTRIES)
  return rows.map(({ id, updated }) => ({ path: `/items/${encodeURIComponent(id)}`, updated }))
}

export async function articleEntries(db: Database, company_id: string): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: article.article_id, updated: article.updated })
    .from(article)
    .where(
      and(eq(article.company_id, company_id), eq(article.visible, true), sql`${article.published} <= now()`),
    )
    .orderBy(asc(article.article_id))
    .limit(FILE_ENTRIES)
  return rows.map(({ id, updated }) => ({ path: `/article/detail/${encodeURIComponent(id)}`, updated }))
}

/** Pages created by operators. */
export async function customPageEntries(db: Database, company_id: string): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      theme_pc_template_id: page.theme_pc_template_id,
      alias: page.alias,
      updated: page.updated,
    })
    .from(page)
    .where(
      and(
        eq(page.company_id, company_id),
        eq(page.platform, 'pc'),
        eq(page.page_type, 'custom'),
        eq(page.enabled, true),
        isNull(page.deleted),
        sql`${page.published_revision} is not null`,
      ),
    )
    .limit(FILE_ENTRIES)
  return rows.map(({ updated, ...names }) => ({ path: customPath(names), updated }))
}

export async function shopEntries(db: Database, company_id: string): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: shop.distributor_id })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), sellsTo(company_id, null, sql`${shop.distributor_id}`)))
    .orderBy(asc(shop.distributor_id))
    .limit(FILE_ENTRIES)
  return rows.map(({ id }) => ({ path: `/shops/info?distributor_id=${encodeURIComponent(id)}` }))
}
