import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withNumber } from './order-number'
import { checkOrderNumber, newOrderNumber } from './order-number'

const NOW = new Date('2026-11-20T16:30:00Z')
const digit = fc.integer({ min: 0, max: 9 })

describe('order numbers', () => {
  it('begin with the day in Shanghai and end with a check digit', () => {
    const number = newOrderNumber('order', 'member', NOW)
    expect(number).toMatch(/^261121\d{11}$/)
    expect(checkOrderNumber(number)).toBe(true)
  })

  it('end in the member’s shard and are not sequential', () => {
    const numbers = Array.from({ length: 50 }, () => newOrderNumber('order', 'member', NOW))
    expect(new Set(numbers.map((number) => number.slice(12, 16))).size).toBe(1)
    const steps = numbers
      .slice(1)
      .map((number, at) => Number(number.slice(6, 12)) - Number(numbers[at]?.slice(6, 12)))
    expect(new Set(steps).size).toBeGreaterThan(40)
  })

  it('a number of a trade is never one of an order', () => {
    fc.assert(
      fc.property(fc.constantFrom('trade', 'order'), fc.uuid(), (kind, user_id) => {
        const chance = Number(newOrderNumber(kind, user_id, NOW).slice(6, 12))
        expect(chance % 2 === 1 ? 'order' : 'trade').toBe(kind)
      }),
      { seed: 13 },
    )
  })

  it('detect one wrong digit', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(16), digit, (user_id, at, wrong) => {
        const number = newOrderNumber('order', user_id, NOW)
        fc.pre(number[at] !== String(wrong))
        expect(checkOrderNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      }),
      { seed: 13 },
    )
  })

  it('detect two swapped neighbours', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(15), (user_id, at) => {
        const number = newOrderNumber('order', user_id, NOW)
        const [a = '', b = ''] = number.slice(at)
        fc.pre(a !== b)
        expect(checkOrderNumber(number.slice(0, at) + b + a + number.slice(at + 2))).toBe(false)
      }),
      { seed: 13 },
    )
  })

  it.each(['', '1', '26112112345678901', '2611211234567890１', '261121000000000000'])(
    '%j is none',
    (number) => expect(checkOrderNumber(number)).toBe(false),
  )

  it('a taken number is replaced by another one, a limited number of times', async () => {
    const now = new Date('2026-11-21T08:00:00Z')
    const tried: string[] = []
    const found = await withNumber('order', 'buyer', now, async (number) => {
      tried.push(number)
      return tried.length === 3 ? number : undefined
    })
    expect([tried.length, found, new Set(tried).size]).toEqual([3, tried[2], 3])
    await expect(withNumber('order', 'buyer', now, async () => undefined)).rejects.toThrow(
      /^Expected a free number/,
    )
  })
})
