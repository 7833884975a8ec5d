import { describe, expect, test } from 'vitest'
import { badgeOf, memberPriceName } from './marks'

const employee = { mobile: '138****1001', is_staff: '1' } as const
const member = { ...employee, is_staff: '0' } as const

describe('staff badges', () => {
  test.each([
    ['sale', 0, '特卖商品'],
    ['bag', 0, '福袋'],
    ['normal', 1, '常规员工内购商品'],
    ['normal', 0, ''],
  ] as const)('%s with staff_goods %i', (product_type, staff_goods, shown) =>
    expect(badgeOf({ product_type, staff_goods }, employee)).toBe(shown),
  )

  test('are visible to employees only', () => {
    const good = { product_type: 'normal', staff_goods: 1 } as const
    expect([badgeOf(good, member), badgeOf(good, null)]).toEqual(['', ''])
  })
})

test('a member’s own price is called 会员价, and VIP价 where a bought grade sets it', () =>
  expect([null, member, { ...member, is_vip: true }].map(memberPriceName)).toEqual([
    '会员价',
    '会员价',
    'VIP价',
  ]))
