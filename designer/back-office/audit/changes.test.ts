import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '@schemas/generated/api'
import { loadForm } from '@engine/settings'
import { formOfChange } from '@schemas/audit-links'
import { changedFields, type Names } from './changes'

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
const fields = async (
  action: string,
  before: unknown,
  after: unknown,
  { subject_id = '', names = {} }: { subject_id?: string; names?: Names } = {},
) => {
  const change = { ...entry(action, subject_id), before, after }
  const form = formOfChange(change)
  return changedFields(change, form === null ? null : await loadForm(form), names).map(
    ({ title, before: was, after: is }) => [title, was, is],
  )
}

describe('the audit log tells changes in the words of their forms', () => {
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

  test('hidden fields are left out; fields without a form are shown by their names', async () => {
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
  test('what is linked by an id has its name beside it; what is not there any more keeps its id', async () => {
    const names = {
      goods: { g1: '马克杯' },
      goods_item: { i1: '马克杯 颜色:红' },
      shop: { s1: '一店' },
      coupon: { c1: '满百减十' },
      image_folder: { f1: '首页' },
    }
    const before = { marketing_name: '满减', kind: 'full_minus', scope: 'goods', goods: ['g1', 'g2'] }
    const after = { ...before, goods: ['g1'], distributor_id: 's1', prices: [{ item_id: 'i1', price: 100 }] }
    expect(await fields('promotion.change', before, after, { names })).toEqual([
      ['指定商品', '马克杯（g1）、g2', '马克杯（g1）'],
      ['门店', '–', '一店（s1）'],
      ['特惠商品 / 商品 1 / 商品', '–', '马克杯 颜色:红（i1）'],
      ['特惠商品 / 商品 1 / 特惠价', '–', '¥1.00'],
    ])
    const link = { items: [{ title: '领券', pathData: { linkPage: 'coupons', card_id: 'c1' } }] }
    expect(
      await fields('setting.change', { items: [] }, link, { subject_id: 'side_menu', names }),
    ).toContainEqual(['菜单项 1 / 链接 / 优惠券', '–', '满百减十（c1）'])
    expect(await fields('image.change', { folder_id: null }, { folder_id: 'f1' }, { names })).toEqual([
      ['文件夹', '–', '首页（f1）'],
    ])
  })
})
