import { and, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../db/client'
import * as tables from '../db/schema'
import type { DemoCompany } from './model'
import {
  bankRows,
  brandRows,
  categoryTableRows,
  companyRow,
  freightRows,
  settingRows,
  tagRows,
} from './rows/company-rows'
import { articleRows, firstRevision, type pageRows } from './rows/content-rows'
import { goodsRows } from './rows/goods-rows'
import { gradeRows, memberPriceRows } from './rows/member-rows'
import { promotionRows, seckillRows } from './rows/activity-rows'
import { pointsMallRows, staffRows } from './rows/staff-rows'
import { shopRows } from './rows/shop-rows'

/** A statement carries at most 65,535 parameters; the widest table has about 25 columns. */
const ROWS_AT_ONCE = 500

/** Everything of a company but its pages. */
export async function insertCompany(tx: Transaction, company: DemoCompany) {
  const shops = shopRows(company)
  const goods = goodsRows(company)
  const grades = gradeRows(company)
  const articles = articleRows(company)
  const promotions = promotionRows(company)
  const now = new Date()
  const seckills = seckillRows(company, now)
  const staff = staffRows(company, now)
  await insert(tx, tables.company, [companyRow(company)])
  await insert(tx, tables.setting, settingRows(company))
  await insert(tx, tables.tag, tagRows(company))
  await insert(tx, tables.brand, brandRows(company))
  await insert(tx, tables.category, categoryTableRows(company))
  await insert(tx, tables.shop, shops.shop)
  await insert(tx, tables.shop_tag, shops.shop_tag)
  await insert(tx, tables.spec, goods.spec)
  await insert(tx, tables.spec_value, goods.spec_value)
  await insert(tx, tables.freight_template, freightRows(company))
  await insert(tx, tables.goods, goods.goods)
  await insert(tx, tables.goods_item, goods.goods_item)
  await insert(tx, tables.item_stock, goods.item_stock)
  await insert(tx, tables.stock_movement, goods.stock_movement)
  await insert(tx, tables.goods_item_spec, goods.goods_item_spec)
  await insert(tx, tables.goods_category, goods.goods_category)
  await insert(tx, tables.goods_tag, goods.goods_tag)
  await insert(tx, tables.goods_param, goods.goods_param)
  await insert(tx, tables.coupon, shops.coupon)
  await insert(tx, tables.coupon_bound, shops.coupon_bound)
  await insert(tx, tables.coupon_shop, shops.coupon_shop)
  await insert(tx, tables.bank_account, bankRows(company))
  await insert(tx, tables.article_node, articles.article_node)
  await insert(tx, tables.article, articles.article)
  await insert(tx, tables.member_grade, grades.member_grade)
  await insert(tx, tables.vip_grade, grades.vip_grade)
  await insert(tx, tables.promotion, promotions.promotion)
  await insert(tx, tables.promotion_target, promotions.promotion_target)
  await insert(tx, tables.seckill, seckills.seckill)
  await insert(tx, tables.seckill_item, seckills.seckill_item)
  await insert(tx, tables.item_grade_price, memberPriceRows(company))
  for (const derived of [pointsMallRows(company), staff]) {
    await insert(tx, tables.goods, derived.goods)
    await insert(tx, tables.goods_item, derived.goods_item)
    await insert(tx, tables.goods_category, derived.goods_category)
    await insert(tx, tables.item_stock, derived.item_stock)
    await insert(tx, tables.stock_movement, derived.stock_movement)
  }
  await insert(tx, tables.staff, staff.staff)
  await insert(tx, tables.staff_activity, staff.staff_activity)
  await insert(tx, tables.staff_activity_item, staff.staff_activity_item)
}

/** Page and revision reference each other, so the page's reference is set last. */
export async function insertPages(tx: Transaction, { page, page_revision }: ReturnType<typeof pageRows>) {
  await insert(tx, tables.page, page)
  await insert(tx, tables.page_revision, page_revision)
  for (const { company_id, page_id } of page) {
    const revision = firstRevision({ page_id })
    await tx
      .update(tables.page)
      .set({ draft_revision: revision, published_revision: revision, published: new Date() })
      .where(and(eq(tables.page.company_id, company_id), eq(tables.page.page_id, page_id)))
  }
}

async function insert<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(at, at + ROWS_AT_ONCE))
}

/** The embedded database has no autovacuum: without statistics the planner scans whole tables. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`)
}
