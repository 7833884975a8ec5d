import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '@schemas/generated/api'
import { loadForm } from '@engine/settings'
import { changedFields, formOfChange } from './changes'

const entry = (action: string, subject_id = ''): AuditEntry => ({
  audit_id: '1',
  operator_id: '1',
  operator_name: '店主',
  action,
  subject: action.split('.')[0] ?? '',
  subject_id,
  title: '',
  before: null,
  after: null,
  created: '2026-11-21T00:00:00.000Z',
})
const fields = async (action: string, before: unknown, after: unknown, subject_id = '') => {
  const form = formOfChange(entry(action, subject_id))
  return changedFields(form === null ? null : await loadForm(form), before, after).map(
    ({ title, before: was, after: is }) => [title, was, is],
  )
}

describe('issue 4 the audit log tells changes in the words of their forms', () => {
  test('what an action was given: money in yuan, nothing of what was left empty', async () => {
    const given = { total_fee: 10_620, reduce: 150, reason: '老客户' }
    expect(await fields('order.reprice_order', null, given)).toEqual([
      ['应付金额', '–', '¥106.20'],
      ['减免金额', '–', '¥1.50'],
      ['原因', '–', '老客户'],
    ])
    expect(await fields('order.judge_cancel', null, { agree: true, reason: '' })).toEqual([
      ['同意取消并退款', '–', '是'],
    ])
  })

  test('what differs of a record, down to the row and column of its lists', async () => {
    const step = { full: 10_000, minus: 1_000, discount: 0, gifts: [] }
    const before = { marketing_name: '满减', kind: 'full_minus', condition_type: 'amount', steps: [step] }
    const after = { ...before, kind: 'full_discount', steps: [{ ...step, discount: 20 }, step] }
    expect(await fields('promotion.change', before, after)).toEqual([
      ['类型', '满减', '满折'],
      ['档次 1 / 减免比例', '0%', '20%'],
      ['档次 2 / 满', '–', '¥100.00'],
      ['档次 2 / 减', '–', '¥10.00'],
      ['档次 2 / 减免比例', '–', '0%'],
    ])
  })

  test('what is hidden in a form is not told; what has no form is told by its name', async () => {
    const lines = [{ line_id: '1', item_name: '马克杯', num: 2 }]
    expect(await fields('order.ship_order', null, { lines })).toEqual([
      ['本次发货的商品 / 商品 1 / 商品', '–', '马克杯'],
      ['本次发货的商品 / 商品 1 / 件数', '–', '2件'],
    ])
    expect(
      await fields('operator.change', { name: '王', role: 'editor' }, { name: '李', role: 'editor' }),
    ).toEqual([['名称', '王', '李']])
    const at = '2026-11-21T04:00:00.000Z'
    expect(await fields('publication.cancel', { at, number: 3 }, { at: null, number: 3 })).toEqual([
      ['时间', '2026-11-21 12:00:00', '–'],
    ])
  })
})
