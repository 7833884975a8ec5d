import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGradePricesCell, writeGradePricesCell } from './grade-prices-cell'

const grades = [
  { grade_id: 'a', name: '金卡' },
  { grade_id: 'b', name: '年费会员' },
  { grade_id: 'c', name: '年费会员' },
  { grade_id: 'd', name: '买一=送一' },
]

describe('members’ prices in a cell', () => {
  it('are written by grade name, by id if the name is ambiguous', () => {
    const prices = ['d', 'c', 'a'].map((grade_id) => ({ grade_id, price: 1_990 }))
    expect(writeGradePricesCell(prices, grades)).toBe('金卡=19.90；c=19.90；d=19.90')
    expect(writeGradePricesCell([], grades)).toBe('')
  })

  it('written prices are read again, whatever the names of the grades', () => {
    const named = fc.uniqueArray(
      fc.record({ grade_id: fc.stringMatching(/^[a-z0-9]{1,4}$/), name: fc.string() }),
      {
        selector: ({ grade_id }) => grade_id,
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(named, fc.integer({ min: 0, max: 99_999_999 }), (all, price) => {
        const prices = all.map(({ grade_id }, at) => ({ grade_id, price: Math.max(0, price - at) }))
        expect(readGradePricesCell(writeGradePricesCell(prices, all), all)).toEqual(prices)
      }),
    )
  })

  it.each([
    ['金卡', '会员价应为“等级=价格”，等级为 金卡、b、c、d 之一，得到“金卡”'],
    ['银卡=1', '得到“银卡=1”'],
    ['年费会员=1', '得到“年费会员=1”'],
    ['金卡=便宜', '金卡的会员价应为 0 到 999999.99 的数字，最多两位小数，得到“便宜”'],
    ['金卡=1000000', '得到“1000000”'],
    ['金卡=1;金卡=2', '同一等级写了两次：金卡'],
  ])('%s is refused in words', (cell, message) => {
    expect(() => readGradePricesCell(cell, grades)).toThrow(message)
  })

  it('are read as they are typed, and removed by 无', () => {
    expect(readGradePricesCell(' 金卡 ＝ ¥1,299.5 ; b=0', grades)).toEqual([
      { grade_id: 'a', price: 129_950 },
      { grade_id: 'b', price: 0 },
    ])
    expect(readGradePricesCell('无', grades)).toEqual([])
  })
})
