import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { staff_activity, staff_activity_item } from '../../db/schema'
import { AppError } from '../../core/errors'
import { defineRecord, namedBy, neededMoment, replaceRows, shownMoment, tableList } from '../../back-office'

type Row = typeof staff_activity.$inferSelect

export const record = defineRecord({
  name: 'staff_activity',
  named: namedBy(staff_activity, staff_activity.activity_id, staff_activity.name),
  async list(db, search) {
    const { rows, count } = await tableList(db, staff_activity, search, {
      words: [staff_activity.name],
      order: [desc(staff_activity.end_time), staff_activity.activity_id],
    })
    return { list: rows.map((row) => ({ id: row.activity_id, title: row.name, value: plainOf(row) })), count }
  },

  async read(db, company_id, id, lock) {
    const query = db.select().from(staff_activity).where(at(company_id, id))
    const [row] = await (lock ? query.for('update') : query)
    if (!row) return undefined
    const { item_id, price, limit_num, invalid, activity_id } = staff_activity_item
    const items = await db
      .select({ item_id, price, limit_num, invalid })
      .from(staff_activity_item)
      .where(and(eq(staff_activity_item.company_id, company_id), eq(activity_id, id)))
      .orderBy(asc(item_id))
    const { disabled, ...plain } = plainOf(row)
    return { title: row.name, value: { ...plain, items, disabled } }
  },

  async write(tx, { company_id }, id, { items, ...own }) {
    if (own.end_time <= own.begin_time) throw new AppError('invalid', { message: '结束时间应晚于开始时间' })
    if (new Set(items.map(({ item_id }) => item_id)).size < items.length)
      throw new AppError('invalid', { message: '同一商品只能添加一次' })
    const row = { ...own, begin_time: neededMoment(own.begin_time), end_time: neededMoment(own.end_time) }
    const activity_id = id ?? randomUUID()
    if (id === null) await tx.insert(staff_activity).values({ ...row, company_id, activity_id })
    else await tx.update(staff_activity).set(row).where(at(company_id, id))
    await replaceRows(
      tx,
      staff_activity_item,
      eq(staff_activity_item.activity_id, activity_id),
      company_id,
      items.map((item) => ({ company_id, activity_id, ...item })),
    )
    return activity_id
  },

  async remove(tx, { company_id }, id) {
    await replaceRows(tx, staff_activity_item, eq(staff_activity_item.activity_id, id), company_id, [])
    await tx.delete(staff_activity).where(at(company_id, id))
  },
})

const at = (company_id: string, id: string) =>
  and(eq(staff_activity.company_id, company_id), eq(staff_activity.activity_id, id))

const plainOf = (row: Row) => ({
  name: row.name,
  kind: row.kind,
  begin_time: shownMoment(row.begin_time),
  end_time: shownMoment(row.end_time),
  disabled: row.disabled,
})
