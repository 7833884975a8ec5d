import { describe, expect, test } from 'vitest'
import { dateOf, dayOf, isoOf, momentOf } from './moments'

describe('a moment is shown as the clocks in Shanghai have it', () => {
  const evening = Date.UTC(2026, 4, 5, 16, 0, 1) / 1000

  test('a date names its year where that is another one', () => {
    expect(dateOf(evening, evening - 86_400)).toBe('5月6日 00:00')
    expect(dateOf(evening, evening - 366 * 86_400)).toBe('2026年5月6日 00:00')
  })

  test('the day begins at 16:00 UTC', () => {
    expect([dayOf(evening - 2), dayOf(evening)]).toEqual(['2026-05-05', '2026-05-06'])
    expect(momentOf(evening)).toBe('2026-05-06 00:00:01')
  })

  test('a stamp of ten digits is seconds, one of thirteen milliseconds', () => {
    expect(momentOf(9_999_999_999)).toBe('2286-11-21 01:46:39')
    expect(momentOf(evening * 1000 + 999)).toBe('2026-05-06 00:00:01')
  })

  test('machines read the same moment in UTC', () => expect(isoOf(evening)).toBe('2026-05-05T16:00:01.000Z'))
})
