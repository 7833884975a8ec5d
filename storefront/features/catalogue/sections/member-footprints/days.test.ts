import { describe, expect, test } from 'vitest'
import { byDay, dayName } from './days'

/** Unix seconds of a moment in Shanghai. */
const at = (moment: string) => Date.parse(`${moment}+08:00`) / 1000

describe('footprints by day', () => {
  test('a day is that of Shanghai, wherever it is read', () => {
    const rows = [
      { id: 1, updated: at('2026-05-06T00:10:00') },
      { id: 2, updated: at('2026-05-05T23:50:00') },
      { id: 3, updated: at('2026-05-05T00:00:00') },
      { id: 4, updated: at('2026-05-01T12:00:00') },
    ]
    const days = byDay(rows).map(({ day, footprints }) => [day, ...footprints.map(({ id }) => id)])
    expect(days).toEqual([
      ['2026-05-06', 1],
      ['2026-05-05', 2, 3],
      ['2026-05-01', 4],
    ])
    expect(byDay([])).toEqual([])
  })

  test('today and yesterday have names', () => {
    const now = at('2026-05-06T00:05:00')
    expect(['2026-05-06', '2026-05-05', '2026-05-04'].map((day) => dayName(day, now))).toEqual([
      '今天',
      '昨天',
      '2026-05-04',
    ])
  })
})
