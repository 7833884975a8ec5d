import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@schemas/generated/catalogue'
import { describeDatabase } from '@tests/helpers/database'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as tables from '../db/schema'
import { companies } from './companies'
import { pagesOf } from './page-list'
import { seed, seedRows } from './seed'

// that the pictures are drawn too is tested by the first start of the built server, tests/journeys/start.test.ts
describeDatabase('the seed', (open) => {
  it('fills an empty database, and does nothing the second time', async () => {
    const { db } = open()
    await seedRows(db)

    for (const company of companies) {
      const goods = await db
        .select()
        .from(tables.goods)
        .where(
          and(
            eq(tables.goods.company_id, company.company_id),
            eq(tables.goods.item_type, 'normal'),
            eq(tables.goods.product_type, 'normal'),
          ),
        )
      expect(goods.map(({ item_name }) => item_name).toSorted()).toEqual(
        company.goods.map(({ name }) => name).toSorted(),
      )
      const pages = await db.select().from(tables.page).where(eq(tables.page.company_id, company.company_id))
      const own = pages.filter(({ page_type }) => page_type !== 'section')
      expect(own.map(({ page_id }) => page_id).toSorted()).toEqual(
        pagesOf[company.slug]?.map(({ page_id }) => page_id).toSorted(),
      )
      expect(pages.filter(({ published_revision }) => published_revision === null)).toEqual([])
      const sections = pages.filter(({ page_type }) => page_type === 'section')
      expect(sections.map(({ alias }) => alias).toSorted()).toEqual(
        Object.values(catalogue)
          .flatMap(({ type, fixed }) => (fixed ? [type] : []))
          .toSorted(),
      )
    }

    const items = await db.select().from(tables.goods_item)
    const dataDir = mkdtempSync(join(tmpdir(), 'pumian-seed-'))
    await seed(db, { dataDir })
    expect(await db.select().from(tables.goods_item)).toHaveLength(items.length)
    expect(readdirSync(dataDir)).toEqual([])
    rmSync(dataDir, { recursive: true })
  })
})
