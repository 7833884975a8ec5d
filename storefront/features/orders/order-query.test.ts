import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../../shell/routing/query'
import { ordersHref, PERIODS, readOrderQuery, TABS, timesOf, type OrderQuery } from './order-query'

const query: fc.Arbitrary<OrderQuery> = fc.record({
  status: fc.constantFrom(...TABS.map(({ status }) => status)),
  keywords: fc.oneof(fc.constant(''), fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u)),
  period: fc.constantFrom(...PERIODS),
  page: fc.integer({ min: 1, max: 1_000 }),
})
const read = (href: string) => readOrderQuery(queryOf(href))

describe('the address of a list of orders', () => {
  test('says all of what is listed, and nothing else', () => {
    fc.assert(
      fc.property(query, (list) => {
        expect(read(ordersHref(list, { page: list.page }))).toEqual(list)
      }),
    )
  })

  test('another filter begins at the first page; the plain list has the plain address', () => {
    expect(ordersHref(read('/member/trade?page=7'), { status: 5 })).toBe('/member/trade?status=5')
    expect(ordersHref(read('/member/trade?status=5'), { status: 0 })).toBe('/member/trade')
    expect(ordersHref(read('/x'), { page: 2 }, '/member/trade/point')).toBe('/member/trade/point?page=2')
  })

  test('what makes no sense counts as not said', () => {
    expect(read('/member/trade?status=9&period=ever&page=-1&q=+')).toEqual(read('/member/trade'))
  })

  test.each([
    ['all', {}],
    ['month', { time_start_begin: 1_000_000_000 - 30 * 86_400 }],
    ['quarter', { time_start_begin: 1_000_000_000 - 90 * 86_400 }],
    ['year', { time_start_begin: 1_000_000_000 - 365 * 86_400 }],
    ['earlier', { time_start_end: 1_000_000_000 - 365 * 86_400 }],
  ] as const)('the period %s', (period, times) => expect(timesOf(period, 1_000_000_000)).toEqual(times))
})
