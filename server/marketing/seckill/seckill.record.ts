import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { RecordValues } from '@schemas/records'
import type { Transaction } from '../../db/client'
import { seckill, seckill_count, seckill_item } from '../../db/schema'
import { timeNow } from '../../db/time'
import { AppError, refuseFaults } from '../../core/errors'
import { defineRecord, namedBy, requireMoment, shownMoment, tableList } from '../../back-office'
import { LEAST_PAY_MINUTES } from './pay-time'

type Row = typeof seckill.$inferSelect
type Item = RecordValues['seckill']['items'][number]

export const record = defineRecord({
  name: 'seckill',
  named: namedBy(seckill, seckill.seckill_id, seckill.activity_name),
  async list(db, search) {
    const { rows, count } = await tableList(db, seckill, search, {
      words: [seckill.activity_name],
      order: [desc(seckill.end_time), seckill.seckill_id],
    })
    const list = rows.map((row) => ({ id: row.seckill_id, title: row.activity_name, value: plainOf(row) }))
    return { list, count }
  },

  async read(db, company_id, id, lock) {
    const query = db.select().from(seckill).where(at(company_id, id))
    const [row] = await (lock ? query.for('update') : query)
    if (!row) return undefined
    const items = await db
      .select({
        item_id: seckill_item.item_id,
        activity_price: seckill_item.activity_price,
        activity_store: seckill_item.activity_store,
        limit_num: seckill_item.limit_num,
      })
      .from(seckill_item)
      .where(itemsOf(company_id, id))
      .orderBy(asc(seckill_item.item_id))
    const { disabled, ...plain } = plainOf(row)
    return { title: row.activity_name, value: { ...plain, items, disabled } }
  },

  async write(tx, { company_id }, id, value) {
    refuseContradictions(value)
    const { items, validity_period, ...own } = value
    if (validity_period > 0 && validity_period < LEAST_PAY_MINUTES) {
      const message = `付款期限应为 0 或不小于${LEAST_PAY_MINUTES}分钟，收到${validity_period}`
      throw new AppError('invalid', { message, errors: { validity_period: [message] } })
    }
    const row = {
      ...own,
      validity_period: validity_period === 0 ? null : validity_period,
      notice_time: requireMoment(own.notice_time),
      begin_time: requireMoment(own.begin_time),
      end_time: requireMoment(own.end_time),
      updated: timeNow(),
    }
    const seckill_id = id ?? randomUUID()
    if (id === null) await tx.insert(seckill).values({ ...row, company_id, seckill_id })
    else await tx.update(seckill).set(row).where(at(company_id, id))
    await writeItems(tx, company_id, seckill_id, items)
    return seckill_id
  },

  async remove(tx, { company_id }, id) {
    const [bought] = await tx
      .select({ user_id: seckill_count.user_id })
      .from(seckill_count)
      .where(and(eq(seckill_count.company_id, company_id), eq(seckill_count.seckill_id, id)))
      .limit(1)
    if (bought) throw new AppError('in_use', { message: '已有顾客参加，不能删除，可以停用' })
    await tx.delete(seckill_item).where(itemsOf(company_id, id))
    await tx.delete(seckill).where(at(company_id, id))
  },
})

const at = (company_id: string, id: string) =>
  and(eq(seckill.company_id, company_id), eq(seckill.seckill_id, id))
const itemsOf = (company_id: string, id: string) =>
  and(eq(seckill_item.company_id, company_id), eq(seckill_item.seckill_id, id))

const plainOf = (row: Row) => ({
  activity_name: row.activity_name,
  notice_time: shownMoment(row.notice_time),
  begin_time: shownMoment(row.begin_time),
  end_time: shownMoment(row.end_time),
  validity_period: row.validity_period ?? 0,
  disabled: row.disabled,
})

/** Items that are there already keep what was sold of them; what was sold cannot be taken back. */
async function writeItems(tx: Transaction, company_id: string, seckill_id: string, items: Item[]) {
  const ids = items.map(({ item_id }) => item_id)
  await tx
    .delete(seckill_item)
    .where(and(itemsOf(company_id, seckill_id), notInArray(seckill_item.item_id, ids)))
  const rows = items.map((item) => ({ company_id, seckill_id, ...item }))
  await tx
    .insert(seckill_item)
    .values(rows)
    .onConflictDoUpdate({
      target: [seckill_item.company_id, seckill_item.seckill_id, seckill_item.item_id],
      set: {
        activity_price: sql`excluded.activity_price`,
        activity_store: sql`greatest(excluded.activity_store, ${seckill_item.sold})`,
        limit_num: sql`excluded.limit_num`,
      },
    })
}

function refuseContradictions({ notice_time, begin_time, end_time, items }: RecordValues['seckill']) {
  refuseFaults([
    [end_time <= begin_time, '结束时间应晚于开始时间'],
    [notice_time > begin_time, '预告时间不能晚于开始时间'],
    [new Set(items.map(({ item_id }) => item_id)).size < items.length, '同一商品只能添加一次'],
    [items.some(({ activity_price }) => activity_price === 0), '秒杀价应大于 0'],
  ])
}
