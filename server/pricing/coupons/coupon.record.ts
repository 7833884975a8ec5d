import { randomUUID } from 'node:crypto'
import type { RecordValues } from '@schemas/records'
import type { Transaction } from '../../db/client'
import { coupon } from '../../db/schema'
import { timeNow } from '../../db/time'
import { AppError, refuseFaults } from '../../core/errors'
import { defineRecord, namedBy, shownMoment, tableList, writtenMoment } from '../../back-office'
import {
  boundsOf,
  couponsOf,
  deleteCoupon,
  insertCoupon,
  readCoupon,
  replaceBounds,
  shopsOfCoupons,
  updateCoupon,
  type Coupon,
} from './admin-repo'

type Value = RecordValues['coupon']

/** The field of the form with the targets of a coupon, by `use_bound`. */
const TARGETS = { 1: 'goods', 2: 'categories', 3: 'tags', 4: 'brands' } as const

/** Changes do not affect copies that are claimed already. */
export const record = defineRecord({
  name: 'coupon',
  rights: { view: 'marketing.view', edit: 'marketing.edit' },
  named: namedBy(coupon, coupon.card_id, coupon.title),
  shopsOf: shopsOfCoupons,
  async list(db, search) {
    const { rows, count } = await tableList(db, coupon, search, {
      words: [coupon.title],
      order: [coupon.sort, coupon.card_id],
      where: couponsOf(search.company_id, search.sight.shops),
      filters: search.filters ?? {},
    })
    return { list: rows.map((row) => ({ id: row.card_id, title: row.title, value: plainOf(row) })), count }
  },

  async read(db, company_id, id, lock) {
    const row = await readCoupon(db, company_id, id, lock)
    if (!row) return undefined
    const { targets: ids, shops } = await boundsOf(db, company_id, id)
    const targets = { goods: [], categories: [], tags: [], brands: [] } satisfies Partial<Value>
    const field = TARGETS[row.use_bound as keyof typeof TARGETS]
    const value = {
      ...plainOf(row),
      ...targets,
      ...(field && { [field]: ids }),
      shops,
    }
    return { title: row.title, value }
  },

  async write(tx, { company_id }, id, value) {
    refuseContradictions(value)
    const { goods, categories, tags, brands, shops, grades, ...own } = value
    const row = {
      ...own,
      grade_ids: grades,
      begin_date: writtenMoment(own.begin_date),
      end_date: writtenMoment(own.end_date),
      send_begin_time: writtenMoment(own.send_begin_time),
      send_end_time: writtenMoment(own.send_end_time),
      updated: timeNow(),
    }
    const card_id = id ?? randomUUID()
    if (id === null) await insertCoupon(tx, { ...row, company_id, card_id })
    else {
      await refuseFewer(tx, company_id, id, value.quantity)
      await updateCoupon(tx, company_id, id, row)
    }
    const field = TARGETS[value.use_bound as keyof typeof TARGETS]
    const targets = field ? { goods, categories, tags, brands }[field] : []
    await replaceBounds(tx, company_id, card_id, { targets, shops })
    return card_id
  },

  async remove(tx, { company_id }, id) {
    const row = await readCoupon(tx, company_id, id)
    if (row && row.get_num > 0) throw new AppError('in_use', { message: '已有顾客领取，不能删除，可以关闭' })
    await deleteCoupon(tx, company_id, id)
  },
})

function plainOf(row: Coupon) {
  const { title, reduce_cost, discount, least_cost, most_cost, quantity, get_limit, date_type } = row
  return {
    title,
    card_type: row.card_type === 'discount' ? ('discount' as const) : ('cash' as const),
    reduce_cost,
    discount,
    least_cost,
    most_cost,
    quantity,
    get_limit,
    date_type,
    begin_date: shownMoment(row.begin_date),
    end_date: shownMoment(row.end_date),
    fixed_begin_term: row.fixed_begin_term ?? 0,
    fixed_term: row.fixed_term ?? 30,
    use_bound: row.use_bound as Value['use_bound'],
    grades: row.grade_ids,
    send_begin_time: shownMoment(row.send_begin_time),
    send_end_time: shownMoment(row.send_end_time),
    receive: row.receive,
    notice: row.notice,
    description: row.description,
    color: row.color,
    kq_status: row.kq_status as Value['kq_status'],
    sort: row.sort,
  }
}

/** Fields that contradict each other. @throws AppError invalid */
function refuseContradictions(value: Value) {
  refuseFaults([
    [
      value.card_type === 'cash' && value.least_cost > 0 && value.reduce_cost >= value.least_cost,
      '减免金额应小于满多少可用',
    ],
    [
      value.begin_date !== '' && value.end_date !== '' && value.end_date <= value.begin_date,
      '失效时间应晚于生效时间',
    ],
  ])
}

async function refuseFewer(tx: Transaction, company_id: string, id: string, quantity: number) {
  const row = await readCoupon(tx, company_id, id)
  if (row && row.get_num > quantity)
    throw new AppError('invalid', { message: `发放总数不能少于已领取的 ${row.get_num} 张` })
}
