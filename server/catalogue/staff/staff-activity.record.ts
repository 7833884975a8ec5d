import { randomUUID } from 'node:crypto'
import { staff_activity } from '../../db/schema'
import { AppError } from '../../core/errors'
import { defineRecord, namedBy, requireMoment, shownMoment, tableList } from '../../back-office'
import {
  deleteActivity,
  insertActivity,
  itemsOfActivity,
  LATEST_FIRST,
  readActivity,
  replaceActivityItems,
  updateActivity,
  type StaffActivity,
} from './activity-repo'

export const record = defineRecord({
  name: 'staff_activity',
  rights: { view: 'marketing.view', edit: 'marketing.edit' },
  named: namedBy(staff_activity, staff_activity.activity_id, staff_activity.name),
  async list(db, search) {
    const { rows, count } = await tableList(db, staff_activity, search, {
      words: [staff_activity.name],
      order: LATEST_FIRST,
    })
    return { list: rows.map((row) => ({ id: row.activity_id, title: row.name, value: plainOf(row) })), count }
  },

  async read(db, company_id, id, lock) {
    const row = await readActivity(db, company_id, id, lock)
    if (!row) return undefined
    const { disabled, ...plain } = plainOf(row)
    return {
      title: row.name,
      value: { ...plain, items: await itemsOfActivity(db, company_id, id), disabled },
    }
  },

  async write(tx, { company_id }, id, { items, ...own }) {
    if (own.end_time <= own.begin_time) throw new AppError('invalid', { message: '结束时间应晚于开始时间' })
    if (new Set(items.map(({ item_id }) => item_id)).size < items.length)
      throw new AppError('invalid', { message: '同一商品只能添加一次' })
    const row = { ...own, begin_time: requireMoment(own.begin_time), end_time: requireMoment(own.end_time) }
    const activity_id = id ?? randomUUID()
    if (id === null) await insertActivity(tx, { ...row, company_id, activity_id })
    else await updateActivity(tx, company_id, id, row)
    await replaceActivityItems(tx, company_id, activity_id, items)
    return activity_id
  },

  remove: (tx, { company_id }, id) => deleteActivity(tx, company_id, id),
})

const plainOf = (row: StaffActivity) => ({
  name: row.name,
  kind: row.kind,
  begin_time: shownMoment(row.begin_time),
  end_time: shownMoment(row.end_time),
  disabled: row.disabled,
})
