import { describe, expect, it } from 'vitest'
import { amountOf, centsOf, plainYuan } from './money'

const text = (cents: number, digits?: number) => {
  const { sign, whole, decimals } = amountOf(cents, digits)
  return sign + whole + decimals
}

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [9900, '99.00'],
    [123456789, '1,234,567.89'],
    [100000, '1,000.00'],
    [-150, '-1.50'],
  ])('%i cents divided by 100 with two decimals', (cents, expected) => {
    expect(text(cents)).toBe(expected)
  })

  it.each([
    [12345, 0, '123'],
    [12350, 0, '124'],
    [12344, 1, '123.4'],
    [12345, 1, '123.5'],
    [99999, 0, '1,000'],
    [-1, 0, '0'],
  ])('wgtToFixed rounds half up: %i cents with %i decimals', (cents, digits, expected) => {
    expect(text(cents, digits)).toBe(expected)
  })

  it('reads numbers and numeric strings only', () => {
    expect(['9900', 9900.4, '', ' ', 'x', null, NaN, Infinity, {}].map(centsOf)).toEqual([
      9900,
      9900,
      ...Array<undefined>(7),
    ])
  })

  it('thresholds are written without trailing zeros', () => {
    expect([10000, 9990, 9999, 100].map(plainYuan)).toEqual(['100', '99.9', '99.99', '1'])
  })
})
