import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@schemas/generated/catalogue'
import { PICTURE_SIZES, type PictureSize, pictureAt } from '@schemas/picture'
import { describeDatabases } from '@tests/helpers/database'
import { and, eq } from 'drizzle-orm'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import * as tables from '../db/schema'
import { companies } from './companies'
import { filmOf } from './films/films'
import { pagesOf } from './page-list'
import { picturesOf } from './pictures/jobs'
import { seed } from './seed'

/** Some 350 pictures are drawn. */
const SLOW = { timeout: 120_000 }

/** One for all databases: the second one's start finds the pictures drawn. */
const dataDir = mkdtempSync(join(tmpdir(), 'pumian-seed-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

describeDatabases('issue 2 §5 the seed', (open) => {
  it('fills an empty database, draws every picture, and does nothing the second time', SLOW, async () => {
    const { db } = open()
    const lines: string[] = []
    await seed(db, { dataDir, log: (line) => lines.push(line) })
    expect(lines.at(-1)).toContain(companies.at(-1)?.brand_name)

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
    await seed(db, { dataDir })
    expect(await db.select().from(tables.goods_item)).toHaveLength(items.length)
  })

  it('decisions 8 goods pictures stand in sizes s, m and l, the others once', async () => {
    const sizes = Object.keys(PICTURE_SIZES) as PictureSize[]
    const expected = companies
      .flatMap(picturesOf)
      .flatMap(({ url, sized }) => (sized ? sizes.map((size) => pictureAt(url, size)) : [url]))
    expect(expected.filter((url) => !existsSync(join(dataDir, url)))).toEqual([])
    for (const size of sizes) {
      const { width, height } = await sharp(
        join(dataDir, pictureAt('/media/hean/goods/101-1-l.webp', size)),
      ).metadata()
      expect([width, height]).toEqual([PICTURE_SIZES[size], PICTURE_SIZES[size]])
    }
  })

  it('issue 5 a good has a video, whose file stands where its address says', async () => {
    expect(filmOf('hean', '301')).toBe('/media/hean/goods/301.webm')
    expect(filmOf('hean', '302')).toBe('')
    const file = await fileTypeFromFile(join(dataDir, filmOf('hean', '301')))
    expect(file?.mime).toBe('video/webm')
  })
})
