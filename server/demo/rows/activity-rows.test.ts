import { describe, expect, test } from 'vitest'
import { sessionBegin } from './activity-rows'

describe('sessions of the demo’s seckills', () => {
  test.each([
    ['2026-11-27T09:59:59+08:00', '2026-11-26T20:00:00+08:00'],
    ['2026-11-27T10:00:00+08:00', '2026-11-27T10:00:00+08:00'],
    ['2026-11-27T13:30:00+08:00', '2026-11-27T10:00:00+08:00'],
    ['2026-11-27T19:59:00+08:00', '2026-11-27T14:00:00+08:00'],
    ['2026-11-27T23:59:00+08:00', '2026-11-27T20:00:00+08:00'],
    ['2026-11-28T00:00:00+08:00', '2026-11-27T20:00:00+08:00'],
  ])('at %s the running one has begun at %s', (now, begin) =>
    expect(sessionBegin(new Date(now))).toEqual(new Date(begin)),
  )
})
