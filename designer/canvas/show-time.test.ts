import { describe, expect, test } from 'vitest'
import { isShownAt } from './show-time'

describe('issue 3 a widget can be shown from–to a time, previewed at a chosen time', () => {
  const times = { showFrom: '2026-11-11 00:00:00', showTo: '2026-11-12 00:00:00' }

  test('from the first second until right before the last', () => {
    expect(isShownAt(times, '2026-11-10 23:59:59')).toBe(false)
    expect(isShownAt(times, '2026-11-11 00:00:00')).toBe(true)
    expect(isShownAt(times, '2026-11-11 23:59:59')).toBe(true)
    expect(isShownAt(times, '2026-11-12 00:00:00')).toBe(false)
  })

  test('an open end stays open, no times mean always', () => {
    expect(isShownAt({ showFrom: times.showFrom, showTo: '' }, '2030-01-01 00:00:00')).toBe(true)
    expect(isShownAt({ showTo: times.showTo }, '2000-01-01 00:00:00')).toBe(true)
    expect(isShownAt({}, '2026-11-11 00:00:00')).toBe(true)
  })
})
