import { describe, expect, test } from 'vitest'
import { choosePart, datePartsOf, dateText, daysOf, months, NO_DATE, yearsUntil } from './dates'

describe('the date picker', () => {
  test('offers the last 100 years, this one first, and 12 months', () => {
    const years = yearsUntil(2026)
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2026, 1927])
    expect(months()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [0, 2, 29],
    [2023, 4, 30],
    [2023, 12, 31],
    [2023, 0, 31],
  ])('%i-%i has %i days', (year, month, count) => expect(daysOf({ year, month }).length).toBe(count))

  test('a day that the month has not got is chosen no longer', () => {
    const end = { year: 2024, month: 1, day: 31 }
    expect(choosePart(end, 'month', 3)).toEqual({ year: 2024, month: 3, day: 31 })
    expect(choosePart(end, 'month', 4)).toEqual({ year: 2024, month: 4, day: 0 })
    expect(choosePart({ year: 2024, month: 2, day: 29 }, 'year', 2023).day).toBe(0)
  })

  test('is written YYYY-MM-DD, and only whole', () => {
    expect(dateText({ year: 1990, month: 1, day: 9 })).toBe('1990-01-09')
    expect(dateText({ year: 1990, month: 1, day: 0 })).toBe('')
    expect(datePartsOf('1990-01-09')).toEqual({ year: 1990, month: 1, day: 9 })
    expect(datePartsOf('1990/1/9')).toEqual(NO_DATE)
  })
})
