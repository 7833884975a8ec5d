import { inShops } from '../../db/shops'
import { shopIn } from '../../back-office'
import { randomUUID } from 'node:crypto'
import type { RecordValues } from '@schemas/records'
import { promotion } from '../../db/schema'
import type { Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError, refuseFaults } from '../../core/errors'
import { defineRecord, namedBy, requireMoment, shownMoment, tableList } from '../../back-office'
import {
  deletePromotion,
  insertPromotion,
  LATEST_FIRST,
  readPromotion,
  replaceTargets,
  shopExists,
  targetsOf,
  updatePromotion,
  type Promotion,
} from './repo'

type Value = RecordValues['promotion']

/** The field of the form with the targets of a promotion, by its scope. */
const TARGETS = { goods: 'goods', category: 'categories', tag: 'tags', brand: 'brands' } as const

export const record = defineRecord({
  name: 'promotion',
  rights: { view: 'marketing.view', edit: 'marketing.edit' },
  named: namedBy(promotion, promotion.promotion_id, promotion.marketing_name),
  shopsOf: shopIn(promotion, promotion.promotion_id, promotion.distributor_id),
  async list(db, search) {
    const { rows, count } = await tableList(db, promotion, search, {
      words: [promotion.marketing_name],
      order: LATEST_FIRST,
      where: inShops(promotion.distributor_id, search.sight.shops),
    })
    const list = rows.map((row) => ({ id: row.promotion_id, title: row.marketing_name, value: plainOf(row) }))
    return { list, count }
  },

  async read(db, company_id, id, lock) {
    const row = await readPromotion(db, company_id, id, lock)
    if (!row) return undefined
    const targets = await targetsOf(db, company_id, id)
    const field = row.scope === 'all' ? undefined : TARGETS[row.scope]
    const isSale = row.kind === 'limited_time_sale'
    const value: Value = {
      ...plainOf(row),
      goods: [],
      categories: [],
      tags: [],
      brands: [],
      ...(field && !isSale && { [field]: targets.map(({ target_id }) => target_id) }),
      prices: isSale
        ? targets.map(({ target_id, price }) => ({ item_id: target_id, price: price ?? 0 }))
        : [],
    }
    return { title: row.marketing_name, value }
  },

  async write(tx, { company_id }, id, value) {
    refuseContradictions(value)
    await refuseUnknownShop(tx, company_id, value)
    const { goods, categories, tags, brands, prices, grades, ...own } = value
    const isSale = value.kind === 'limited_time_sale'
    const row = {
      ...own,
      scope: isSale ? ('goods' as const) : own.scope,
      steps: isSale ? [] : own.steps.map((step) => stepOf(own.kind, step)),
      grade_ids: grades,
      distributor_id: own.distributor_id || null,
      begin_time: requireMoment(own.begin_time),
      end_time: requireMoment(own.end_time),
      updated: timeNow(),
    }
    const promotion_id = id ?? randomUUID()
    if (id === null) await insertPromotion(tx, { ...row, company_id, promotion_id })
    else await updatePromotion(tx, company_id, id, row)
    const field = value.scope === 'all' ? undefined : TARGETS[value.scope]
    const listed = field ? { goods, categories, tags, brands }[field] : []
    const targets = isSale
      ? prices.map(({ item_id, price }) => ({ target_id: item_id, price }))
      : [...new Set(listed)].map((target_id) => ({ target_id }))
    await replaceTargets(tx, company_id, promotion_id, targets)
    return promotion_id
  },

  remove: (tx, { company_id }, id) => deletePromotion(tx, company_id, id),
})

const plainOf = (row: Promotion) => ({
  marketing_name: row.marketing_name,
  kind: row.kind,
  begin_time: shownMoment(row.begin_time),
  end_time: shownMoment(row.end_time),
  condition_type: row.condition_type,
  steps: row.steps.map(({ full, minus = 0, discount = 0, gifts = [] }) => ({ full, minus, discount, gifts })),
  repeats: row.repeats,
  join_limit: row.join_limit,
  scope: row.scope,
  distributor_id: row.distributor_id ?? '',
  grades: row.grade_ids,
  disabled: row.disabled,
})

/** A step with the fields that its kind uses. */
function stepOf(kind: Value['kind'], { full, minus, discount, gifts }: Value['steps'][number]) {
  if (kind === 'full_minus') return { full, minus }
  if (kind === 'full_discount') return { full, discount }
  return { full, gifts }
}

/** The table has no foreign key for the shop. @throws AppError invalid */
async function refuseUnknownShop(
  tx: Transaction,
  company_id: string,
  { distributor_id }: Pick<Value, 'distributor_id'>,
) {
  if (distributor_id === '') return
  if (!(await shopExists(tx, company_id, distributor_id)))
    throw new AppError('invalid', { message: '没有这家门店，请重新选择' })
}

/** Fields that contradict each other. @throws AppError invalid */
function refuseContradictions({ begin_time, end_time, steps, repeats }: Value) {
  refuseFaults([
    [end_time <= begin_time, '结束时间应晚于开始时间'],
    [repeats && steps.length > 1, '上不封顶时只能有一个档次'],
    [new Set(steps.map(({ full }) => full)).size < steps.length, '各档次的条件应不同'],
  ])
}
