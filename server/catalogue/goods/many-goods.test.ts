import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { manyGoods } from '@tests/bench/shop/many-goods'
import { describeDemoDatabase, describePostgres } from '@tests/helpers/database'
import { openDemoScratch } from '@tests/helpers/postgres'
import { figure } from '@tests/helpers/soak'
import type { Database, OpenDatabase, Transaction } from '../../db/client'
import * as schema from '../../db/schema'
import { categoriesBelow } from '../categories/repo'
import { FEW, goodsCount, goodsFacets } from './figures'
import { countKeys, pageKeys, type GoodsSort } from './page-keys-repo'
import { readFacets } from './facets-repo'
import { goodsPage } from './repo'
import { searchFor } from './search'
import { indexAll } from './search-repo'

const company_id = '1'
const ALL = { company_id, hidden: [] }

describeDemoDatabase('lists of many goods', (open) => {
  const GOODS = 1_500
  let total = 0

  beforeAll(async () => {
    await manyGoods(open().pool, GOODS)
    total = await countKeys(open().db, ALL)
  }, 120_000)

  /** A database handle without cached figures. */
  const uncached = (): Database => drizzle(open().pool, { schema })

  const ids = async (sort: GoodsSort, offset: number, counted = true) => {
    const keys = await pageKeys(
      open().db,
      ALL,
      sort,
      { limit: 50, offset },
      counted ? async () => total : undefined,
    )
    return keys.map(({ goods_id }) => goods_id)
  }

  it.each([0, 1, 2, 3, 4, 5] as const)(
    'far pages read from the end are those read from the beginning, in order %i',
    async (sort) => {
      for (const offset of [950, 1_000, 1_200, total - 60, total - 50, total - 1, total, total + 50])
        expect(await ids(sort, offset)).toEqual(await ids(sort, offset, false))
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 50) }, (_, page) => ids(sort, page * 50)),
      )
      expect(new Set(pages.flat()).size).toBe(total)
    },
  )

  it('counts of large lists are exact and cached for a moment; those of small ones are not cached', async () => {
    const db = uncached()
    const brand = { ...ALL, brands: ['1'] }
    const [all, few] = [await goodsCount(db, ALL), await goodsCount(db, brand)]
    expect([all, few]).toEqual([total, await countKeys(db, brand)])
    const set = (status: string) =>
      db.execute(sql`update goods set approve_status = ${status} where company_id = '1' and goods_id = 'm10'`)
    await set('instock')
    expect(await goodsCount(db, brand)).toBe(few - 1)
    expect([await goodsCount(db, ALL), await goodsCount(uncached(), ALL)]).toEqual([all, all - 1])
    await set('onsale')
  })

  it('facets of a large list come from its first products at once, from all as soon as they are read', async () => {
    const db = uncached()
    const first = await goodsFacets(db, ALL)
    expect([first.products, first.brands[0]?.count]).toEqual([501, undefined])
    const all = await vi.waitFor(
      async () => {
        const read = await goodsFacets(db, ALL)
        expect(read.products).toBe(total)
        return read
      },
      { timeout: 10_000 },
    )
    expect([all.brands.length, all.tags.length]).toEqual([10, 5])
    expect(all.brands[0]?.count).toBe(
      await countKeys(db, { ...ALL, brands: [all.brands[0]?.attribute_id ?? ''] }),
    )
    const own = all.params.filter(({ attribute_id }) => ['11', '12', '13'].includes(attribute_id))
    expect(own.map(({ attribute_values }) => attribute_values.length)).toEqual([12, 12, 12])
  })

  it('the order by stock follows movements, although selling writes no product', async () => {
    const first = async () => {
      const [row] = await goodsPage(uncached(), ALL, 5, { limit: 1, offset: 0 })
      return row && [row.goods_id, row.store]
    }
    const stock = (item_id: string, pieces: number) =>
      open().db.execute(sql`update item_stock set stock = ${pieces}, updated = now() + interval '1 second'
        where company_id = '1' and item_id = ${item_id}`)
    await first()
    await stock('m7a', 90_000)
    await stock('m7b', 0)
    expect(await first()).toEqual(['m7', 90_000])
    await stock('m7a', 0)
    expect(await first()).not.toContain('m7')
  })
})

/** Rows that a transaction reads are counted by the database: the same on every machine. */
describePostgres('cost as goods grow, in rows read', (server) => {
  // six times as many rows are more than any bound below
  const sizes = [1_000, figure(6_000, 20_000)]
  const shops: OpenDatabase[] = []

  beforeAll(async () => {
    for (const size of sizes) {
      const shop = await openDemoScratch(server)
      shops.push(shop)
      await manyGoods(shop.pool, size)
      await indexAll(shop.db, company_id)
      await shop.pool.query('vacuum analyze')
    }
  }, 300_000)
  afterAll(async () => {
    for (const shop of shops) await shop.close()
  })

  async function rowsRead(db: Database, work: (tx: Transaction) => Promise<unknown>): Promise<number> {
    return db.transaction(async (tx) => {
      const count = async () => {
        const { rows } = await tx.execute<{ read: number }>(sql`
          select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`)
        return rows[0]?.read ?? 0
      }
      const before = await count()
      await work(tx)
      return (await count()) - before
    })
  }
  const atEachSize = (work: (tx: Transaction, shop: OpenDatabase) => Promise<unknown>) =>
    Promise.all(shops.map((shop) => rowsRead(shop.db, (tx) => work(tx, shop))))

  it.each([0, 1, 2, 3, 4] as const)(
    'the first page in order %i reads no more of more goods',
    async (sort) => {
      const [small = 0, large = 0] = await atEachSize((tx) =>
        pageKeys(tx, ALL, sort, { limit: 18, offset: 0 }),
      )
      expect(large).toBeLessThan(3 * Math.max(small, 100))
    },
  )

  it('nor does the last page, once its number is known', async () => {
    const totals = await Promise.all(shops.map(({ db }) => countKeys(db, ALL)))
    const [small = 0, large = 0] = await atEachSize((tx, shop) => {
      const total = totals[shops.indexOf(shop)] ?? 0
      const offset = Math.floor((total - 1) / 18) * 18
      return pageKeys(tx, ALL, 0, { limit: 18, offset }, async () => total)
    })
    expect(large).toBeLessThan(1.5 * Math.max(small, 100))
  })

  it.each(['短袖', '宽松短袖', '植鞣革', '龘'])('nor does a search for %s', async (keywords) => {
    const searches = await Promise.all(shops.map(({ db }) => searchFor(db, company_id, keywords)))
    const [small = 0, large = 0] = await atEachSize((tx, shop) =>
      pageKeys(tx, { ...ALL, search: searches[shops.indexOf(shop)] }, 0, { limit: 18, offset: 0 }),
    )
    expect(large).toBeLessThan(3 * Math.max(small, 500))
  })

  it.each([0, 1, 4] as const)('nor does the first page of a category in order %i', async (sort) => {
    const categories = await Promise.all(shops.map(({ db }) => categoriesBelow(db, company_id, '10')))
    const [small = 0, large = 0] = await atEachSize((tx, shop) =>
      pageKeys(tx, { ...ALL, categories: categories[shops.indexOf(shop)] }, sort, {
        limit: 18,
        offset: 0,
      }),
    )
    expect(large).toBeLessThan(3 * Math.max(small, 500))
  })

  it('nor do the first facets of the whole shop or a category', async () => {
    const categories = await Promise.all(shops.map(({ db }) => categoriesBelow(db, company_id, '10')))
    for (const filterOf of [() => ALL, (at: number) => ({ ...ALL, categories: categories[at] })]) {
      const [small = 0, large = 0] = await atEachSize((tx, shop) =>
        readFacets(tx, filterOf(shops.indexOf(shop)), FEW + 1),
      )
      expect(large).toBeLessThan(3 * Math.max(small, 1_000))
    }
  })
})
