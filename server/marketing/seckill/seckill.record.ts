import type { RecordValues } from '@schemas/records'
import { newId } from '../../core/ids'
import { seckill } from '../../db/schema'
import { timeNow } from '../../db/time'
import { AppError, fieldError, refuseFaults } from '../../core/errors'
import { defineRecord, namedBy, requireMoment, shownMoment, tableList } from '../../back-office'
import { LEAST_PAY_MINUTES } from './pieces'
import {
  deleteSeckill,
  hasBuyers,
  itemsOfSeckill,
  LATEST_FIRST,
  seckillById,
  type SeckillRecordRow,
  writeItems,
  writeSeckill,
} from './record-repo'

export const record = defineRecord({
  name: 'seckill',
  rights: { view: 'marketing.view', edit: 'marketing.edit' },
  named: namedBy(seckill, seckill.seckill_id, seckill.activity_name),
  async list(db, search) {
    const { rows, count } = await tableList(db, seckill, search, {
      words: [seckill.activity_name],
      order: LATEST_FIRST,
    })
    const list = rows.map((row) => ({ id: row.seckill_id, title: row.activity_name, value: plainOf(row) }))
    return { list, count }
  },

  async read(db, company_id, id, lock) {
    const row = await seckillById(db, company_id, id, lock)
    if (!row) return undefined
    const items = await itemsOfSeckill(db, company_id, id)
    const { disabled, ...plain } = plainOf(row)
    return { title: row.activity_name, value: { ...plain, items, disabled } }
  },

  async write(tx, { company_id }, id, value) {
    requireConsistent(value)
    const { items, validity_period, ...own } = value
    if (validity_period > 0 && validity_period < LEAST_PAY_MINUTES) {
      const message = `付款期限应为 0 或不小于${LEAST_PAY_MINUTES}分钟，收到${validity_period}`
      throw fieldError('validity_period', message)
    }
    const row = {
      ...own,
      validity_period: validity_period === 0 ? null : validity_period,
      notice_time: requireMoment(own.notice_time),
      begin_time: requireMoment(own.begin_time),
      end_time: requireMoment(own.end_time),
      updated: timeNow(),
    }
    const seckill_id = id ?? newId()
    await writeSeckill(tx, { ...row, company_id, seckill_id }, id === null)
    await writeItems(tx, company_id, seckill_id, items)
    return seckill_id
  },

  async remove(tx, { company_id }, id) {
    if (await hasBuyers(tx, company_id, id))
      throw new AppError('in_use', { message: '已有顾客参加，不能删除，可以停用' })
    await deleteSeckill(tx, company_id, id)
  },
})

const plainOf = (row: SeckillRecordRow) => ({
  activity_name: row.activity_name,
  notice_time: shownMoment(row.notice_time),
  begin_time: shownMoment(row.begin_time),
  end_time: shownMoment(row.end_time),
  validity_period: row.validity_period ?? 0,
  disabled: row.disabled,
})

function requireConsistent({ notice_time, begin_time, end_time, items }: RecordValues['seckill']) {
  refuseFaults([
    [end_time <= begin_time, '结束时间应晚于开始时间'],
    [notice_time > begin_time, '预告时间不能晚于开始时间'],
    [new Set(items.map(({ item_id }) => item_id)).size < items.length, '同一商品只能添加一次'],
    [items.some(({ activity_price }) => activity_price === 0), '秒杀价应大于 0'],
  ])
}
