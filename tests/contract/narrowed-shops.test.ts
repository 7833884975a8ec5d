/**
 * An operator who is narrowed to a shop, over every kind of record and worklist: rows of other shops are in no list, no
 * count, no file and no figure, and answer 404 by their number (rule office-9).
 */
import type { FastifyInstance } from 'fastify'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_RIGHTS } from '@schemas/rights'
import { kindOfRecord } from '@schemas/records'
import type { DashboardAnswer, RecordKind, Report, SheetJob } from '@schemas/generated/api'
import { inTransaction } from '@server/db/transaction'
import { addDemoMembers } from '@server/demo/accounts'
import { addDemoLives } from '@server/demo/life/add'
import { allBatches } from '@server/back-office/batches/batch'
import { allCsvKinds } from '@server/back-office/csv/csv-kind'
import { allRecords } from '@server/back-office/records/record'
import { foreignIds, type ShopsOf } from '@server/back-office/shops/foreign-repo'
import { allWorklists } from '@server/back-office/worklists/worklist'
import { testApp } from '@tests/helpers/app'
import { describeDemoDatabase } from '@tests/helpers/database'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'

interface Kind {
  /** Its list's address. */
  path: string
  tab: string
  shopsOf: ShopsOf | undefined
}

describeDemoDatabase('an operator narrowed to a shop', (open) => {
  let app: FastifyInstance
  let owner: SignedInOperator
  let narrowed: SignedInOperator
  let shop: string
  const kinds = (): Kind[] => [
    ...allRecords().map(({ name, shopsOf }) => ({ path: `/records/${name}`, tab: '', shopsOf })),
    ...allWorklists().map(({ name, tabs, shopsOf }) => ({
      path: `/worklists/${name}`,
      tab: tabs.find(({ key }) => key === 'all')?.key ?? '',
      shopsOf,
    })),
  ]

  beforeAll(async () => {
    app = await testApp(open())
    await app.ready()
    await addDemoMembers(app.db)
    await addDemoLives(app.db)
    // the demo sells from its own warehouse: its orders, stock, products and activities are spread over shops
    const { rows } = await app.db.execute<{ distributor_id: string }>(
      sql`select distributor_id from shop where company_id = '1' order by distributor_id limit 2`,
    )
    const [one, other] = rows.map(({ distributor_id }) => distributor_id)
    if (!one || !other) throw new Error('Expected two shops, found fewer')
    shop = one
    const spread = (id: string, none: SQL) => {
      const third = sql`mod(abs(hashtext(${sql.raw(id)})), 3)`
      return sql`case when ${third} = 0 then ${one} when ${third} = 1 then ${other} else ${none} end`
    }
    await app.db.execute(
      sql`update orders set distributor_id = ${spread('order_id', sql`'0'`)} where company_id = '1'`,
    )
    // of each kind at least one row is of the other shop
    for (const table of ['review', 'aftersale', 'refund', 'voucher'])
      await app.db.execute(sql`
        update orders set distributor_id = ${other} where company_id = '1' and trade_id =
          (select o.trade_id from ${sql.identifier(table)} t join orders o on o.company_id = t.company_id
              and ${sql.raw(table === 'voucher' ? 'o.trade_id = t.trade_id' : 'o.order_id = t.order_id')}
            where t.company_id = '1' limit 1)`)
    await app.db.execute(
      sql`update goods set distributor_id = ${spread('goods_id', sql`null`)} where company_id = '1'`,
    )
    await app.db.execute(
      sql`update promotion set distributor_id = ${spread('promotion_id', sql`null`)} where company_id = '1'`,
    )
    await app.db.execute(sql`
      insert into item_stock (company_id, distributor_id, item_id, stock)
      select company_id, s.id, item_id, 5 from item_stock, unnest(array[${one}, ${other}]) s (id)
       where company_id = '1' and distributor_id = '0' limit 40 on conflict do nothing`)
    owner = await signInAs(app, 'owner')
    narrowed = await signInWith(app, { rights: ALL_RIGHTS, shops: [shop] })
  }, 240_000)
  afterAll(async () => {
    await app?.close()
  })

  /** Every id of a list, page by page: by its cursors, or by number where it has none. */
  async function listed(by: SignedInOperator, { path, tab }: Kind) {
    const ids: string[] = []
    let position = 'page=1'
    for (let page = 1; ; page++) {
      const query = `?${position}&pageSize=50${tab && `&tab=${tab}`}`
      const found = await by.data<{ list: { id: string }[]; count: number; next?: string | null }>(
        path + query,
      )
      ids.push(...found.list.map(({ id }) => id))
      if (found.next === null || found.list.length < 50) return { ids, count: found.count }
      position = found.next ? `after=${found.next}` : `page=${page + 1}`
    }
  }

  /** The statuses of every change of a row that the narrowed operator tries. */
  async function attempts(list: string, path: string): Promise<[title: string, status: number][]> {
    const tried: [string, string, object?][] = []
    if (list.startsWith('/records/')) {
      const { value, version } = await owner.data<{ value: object; version: string }>(path)
      tried.push(['PUT', path, { value, version }], ['DELETE', path])
    } else {
      const { actions } = await owner.data<{ actions: { form: string; value: object }[] }>(path)
      for (const { form, value } of actions) tried.push(['POST', `${path}/${form}`, { value }])
    }
    const statuses: [string, number][] = []
    for (const [method, to, body] of tried) {
      const answer = await narrowed.call(to, { method: method as 'PUT', ...(body && { body }) })
      statuses.push([`${method} ${to}`, answer.statusCode])
    }
    return statuses
  }

  const foreignOf = async ({ shopsOf }: Kind, ids: readonly string[]) =>
    foreignIds(app.db, shopsOf, { company_id: '1', shops: [shop] }, ids)

  it('finds rows of other shops in no list and in no count, and none of them by its number', async () => {
    const hidden: string[] = []
    for (const kind of kinds()) {
      const all = await listed(owner, kind)
      const foreign = await foreignOf(kind, all.ids)
      const own = all.ids.filter((id) => !foreign.has(id))
      expect([kind.path, await listed(narrowed, kind)]).toEqual([kind.path, { ids: own, count: own.length }])
      if (foreign.size > 0) hidden.push(kind.path)
      for (const id of [...foreign].slice(0, 3)) {
        const path = `${kind.path}/${id}`
        expect([path, (await narrowed.call(path)).statusCode]).toEqual([path, 404])
        expect([path, (await owner.call(path)).statusCode]).toEqual([path, 200])
      }
      for (const id of own.slice(0, 2))
        expect([id, (await narrowed.call(`${kind.path}/${id}`)).statusCode]).toEqual([id, 200])
    }
    // every kind that has shops is tried
    expect(hidden).toEqual(kinds().flatMap(({ path, shopsOf }) => (shopsOf ? path : [])))
  }, 240_000)

  it('changes no row of another shop, and gives none away to it', async () => {
    for (const kind of kinds()) {
      const all = await listed(owner, kind)
      const [foreign] = await foreignOf(kind, all.ids)
      if (foreign === undefined) continue
      const path = `${kind.path}/${foreign}`
      for (const [title, statusCode] of await attempts(kind.path, path))
        expect([title, [404, 422].includes(statusCode)]).toEqual([title, true])
    }
    const own = await narrowed.data<{ value: object; version: string }>(`/records/shop/${shop}`)
    const made = await narrowed.call('/records/shop', {
      method: 'POST',
      body: { value: { ...own.value, name: '新店', shop_code: 'new-shop' } },
    })
    expect([made.statusCode, made.json().msg]).toEqual([403, '账号只能管理指定的门店，这里只能选这些门店'])
    // so it is not offered
    const offered = async (by: SignedInOperator) =>
      (await by.data<RecordKind[]>('/records')).flatMap(({ name, creatable }) => (creatable ? name : []))
    const whole = await offered(owner)
    expect(await offered(narrowed)).toEqual(whole.filter((name) => name !== 'shop'))
  }, 240_000)

  it('does nothing to rows of another shop in a batch', async () => {
    const goods = kinds().find(({ path }) => path === '/records/goods')
    if (!goods) throw new Error('Expected goods, found none')
    const { ids } = await listed(owner, goods)
    const [foreign = ''] = await foreignOf(goods, ids)
    const body = { key: 'narrowed', ids: [foreign], value: { approve_status: 'instock' } }
    const { lines } = await narrowed.data<{ lines: object[] }>('/batches/shelve_goods', {
      method: 'POST',
      body,
    })
    expect(lines).toEqual([
      expect.objectContaining({ id: foreign, state: 'failed', message: '内容不存在或已删除' }),
    ])
  })

  it('exports what its lists show, and sees no files of operators who see more', async () => {
    for (const { name, exporting } of allCsvKinds()) {
      if (!exporting || exporting.wholeCompany) continue
      const search = { company_id: '1', sight: { numbers: true, shops: [shop], pages: [] }, now: new Date() }
      const whole = { ...search, sight: { numbers: true, shops: [], pages: [] } }
      const page = (by: typeof search) => inTransaction(app.db, (tx) => exporting.page(tx, by, null))
      const [own, all] = [await exporting.count(app.db, search), await exporting.count(app.db, whole)]
      // members are the company's, not a shop's
      const isOfShops = exporting.worklist !== 'member'
      expect([name, own > 0, own < all]).toEqual([name, true, isOfShops])
      const shown = await page(search)
      const within = new Set((await page(whole)).rows.map((row) => JSON.stringify(row)))
      expect([name, shown.rows.length > 0, shown.count <= own]).toEqual([name, true, true])
      // a page of all of them holds those of one shop only if it is the last
      const beyond = shown.rows.filter((row) => all < 200 && !within.has(JSON.stringify(row)))
      expect([name, beyond]).toEqual([name, []])
    }
    const order = { method: 'POST', body: { tab: 'all' } } as const
    const whole = await owner.data<SheetJob>('/sheets/order_lines/export', order)
    const own = await narrowed.data<SheetJob>('/sheets/order_lines/export', order)
    const { list } = await narrowed.data<{ list: SheetJob[] }>('/sheet-jobs')
    expect(list.map(({ job_id }) => job_id)).toEqual([own.job_id])
    expect((await narrowed.call(`/sheet-jobs/${whole.job_id}`)).statusCode).toBe(404)
    expect((await narrowed.call('/sheets/goods_stock/export', { method: 'POST', body: {} })).statusCode).toBe(
      403,
    )
  })

  it('counts and sums orders of the shop alone', async () => {
    const { figures, days } = await narrowed.data<DashboardAnswer>('/dashboard')
    for (const { worklist, tab, count } of figures) {
      const page = await narrowed.data<{ count: number }>(`/worklists/${worklist}?tab=${tab}`)
      expect([worklist, tab, count]).toEqual([worklist, tab, page.count])
    }
    const whole = await owner.data<DashboardAnswer>('/dashboard')
    const sum = (of: DashboardAnswer['days']) => of.reduce((all, { orders }) => all + orders, 0)
    expect(sum(days)).toBeLessThan(sum(whole.days))
    const [from, to] = [days[0]?.day, days.at(-1)?.day]
    const sales = await narrowed.data<Report>(`/reports/sales?from=${from}&to=${to}`)
    expect(sales.totals['orders']).toBe(sum(days))
    const shops = await narrowed.data<Report>(`/reports/shops?from=${from}&to=${to}`)
    expect(shops.list.map(({ id }) => id)).toEqual(sum(days) > 0 ? [shop] : [])
    for (const { name } of await narrowed.data<{ name: string }[]>('/reports')) {
      const [own, all] = await Promise.all(
        [narrowed, owner].map((by) => by.data<Report>(`/reports/${name}?from=${from}&to=${to}`)),
      )
      expect([name, (own?.totals['total_fee'] ?? 0) < (all?.totals['total_fee'] ?? 0)]).toEqual([name, true])
    }
  })

  it('is offered the shop alone where shops are chosen', async () => {
    const picked = await narrowed.data<{ list: { distributor_id: string }[] }>('/pickers/shops')
    expect(picked.list.map(({ distributor_id }) => distributor_id)).toEqual([shop])
    const options = await narrowed.data<{ id: string }[]>('/options/shop')
    expect(options.map(({ id }) => id)).toEqual([shop])
    const coupons = await narrowed.data<{ list: object[] }>('/pickers/coupons')
    const all = await owner.data<{ list: object[] }>('/pickers/coupons')
    expect(coupons.list.length).toBeLessThan(all.list.length)
  })
})

describe('kinds with a shop', () => {
  it('say whose their rows are, or have none', () => {
    const fields = ['distributor_id', 'shops']
    const silent = allRecords().filter(
      ({ name, shopsOf }) => !shopsOf && kindOfRecord(name).fields.some((field) => fields.includes(field)),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
    const without = allWorklists().filter(({ shopsOf }) => !shopsOf)
    expect(without.map(({ name }) => name).toSorted()).toEqual(['bill', 'bill_difference', 'member'])
    const records = new Map<string, unknown>(
      allRecords().map(({ name, shopsOf }) => [`records/${name}`, shopsOf]),
    )
    expect(allBatches().filter(({ list, shopsOf }) => (shopsOf ?? undefined) !== records.get(list))).toEqual(
      [],
    )
  })
})
