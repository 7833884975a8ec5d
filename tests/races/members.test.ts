import { DAY_MS } from '@schemas/time-units'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import * as tables from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { FIGURES } from '@server/config/limits'
import { addAddress, makeDefault, removeAddress } from '@server/members/addresses/service'
import { collectGoods } from '@server/catalogue/favourites/service'
import { saveFootprint } from '@server/catalogue/footprints/service'
import { addConsumption } from '@server/members/members/grades-repo'
import { buyVipGrade, deliverVipGrade } from '@server/marketing/vip-cards/service'
import { describePostgres } from '@tests/helpers/database'
import { openDemoScratch } from '@tests/helpers/postgres'

const company_id = '1'
const CONTENT = {
  username: '沈青禾',
  telephone: '13800138000',
  province: '上海市',
  city: '上海市',
  county: '静安区',
  adrdetail: '南京西路',
}

describePostgres('races: members', (server) => {
  let database: OpenDatabase
  let members = 0
  beforeAll(async () => {
    database = await openDemoScratch(server)
  })
  afterAll(() => database?.close())

  async function newOwner() {
    const user_id = `m${++members}`
    await database.db.insert(tables.member).values({ company_id, user_id, grade_id: '1' })
    return { company_id, user_id }
  }
  const many = <T>(count: number, work: (i: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: count }, (_, i) => work(i)))
  const addresses = (user_id: string) =>
    database.db.select().from(tables.member_address).where(eq(tables.member_address.user_id, user_id))
  const memberRow = async (user_id: string) => {
    const [row] = await database.db.select().from(tables.member).where(eq(tables.member.user_id, user_id))
    return row
  }

  it('concurrent addresses, each the default: 50 of them, one default', async () => {
    const owner = await newOwner()
    const outcomes = await many(60, () => addAddress(database.db, owner, { ...CONTENT, is_def: 1 }))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(FIGURES.addresses)
    const rows = await addresses(owner.user_id)
    expect([rows.length, rows.filter(({ is_def }) => is_def).length]).toEqual([FIGURES.addresses, 1])
  })

  it('the default is deleted while others become it: there is one as long as there are any', async () => {
    const owner = await newOwner()
    const ids: string[] = []
    for (let i = 0; i < 8; i++) ids.push((await addAddress(database.db, owner, CONTENT)).address_id)
    await many(16, (i) => {
      const id = ids[i % 8] ?? ''
      return i < 8 ? makeDefault(database.db, owner, id) : removeAddress(database.db, owner, ids[i - 8] ?? '')
    })
    expect(await addresses(owner.user_id)).toEqual([])
    await many(8, () => addAddress(database.db, owner, CONTENT))
    expect((await addresses(owner.user_id)).filter(({ is_def }) => is_def)).toHaveLength(1)
  })

  it('a product added to favourites and viewed twenty times at once is listed once', async () => {
    const owner = await newOwner()
    await many(20, () => collectGoods(database.db, owner, '101'))
    const outcomes = await many(20, () =>
      saveFootprint(database.db, owner, '101', { ...owner, staff: false }),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    const favourites = await database.db
      .select()
      .from(tables.favourite)
      .where(eq(tables.favourite.user_id, owner.user_id))
    const footprints = await database.db
      .select()
      .from(tables.browse_history)
      .where(eq(tables.browse_history.user_id, owner.user_id))
    expect([favourites.length, footprints.length]).toEqual([1, 1])
  })

  it('two payments for one level extend it twice', async () => {
    const owner = await newOwner()
    const now = new Date('2026-11-21T00:00:00Z')
    const offer = { vip_grade_id: 'v1', card_type: 'monthly' } as const
    const trades = await Promise.all(
      Array.from({ length: 5 }, () => buyVipGrade(database.db, owner, offer, now)),
    )
    await many(5, (i) =>
      inTransaction(database.db, (tx) =>
        deliverVipGrade(tx, { ...owner, trade_id: trades[i]?.trade_info.trade_id ?? '' }, now),
      ),
    )
    const row = await memberRow(owner.user_id)
    expect(row?.vip_until).toEqual(new Date(now.getTime() + 150 * DAY_MS))
  })

  it('spending of forty concurrent orders sums up, and the level follows', async () => {
    const owner = await newOwner()
    await many(40, () => inTransaction(database.db, (tx) => addConsumption(tx, owner, 2_500)))
    expect(await memberRow(owner.user_id)).toMatchObject({ total_consumption: 100_000, grade_id: '2' })
  })
})
