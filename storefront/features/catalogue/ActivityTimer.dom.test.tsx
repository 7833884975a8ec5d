import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DAY_S } from '@schemas/time-units'
import { drawSection } from '@tests/helpers/storefront-sections'
import { ActivityBar } from './ActivityTimer'

afterEach(cleanup)

/** 20:00 in Shanghai. */
const END = Date.UTC(2026, 11, 31, 12) / 1000
const draw = (last_seconds: number, isSeckill = false, status: 'in_sale' | 'in_the_notice' = 'in_sale') =>
  drawSection(
    <ActivityBar
      isSeckill={isSeckill}
      activity={{
        seckill_id: 's1',
        activity_name: '年终',
        status,
        last_seconds,
        activity_start_time: END,
        activity_end_time: END,
      }}
    />,
    '/items/1',
  )
const shown = () => screen.getByRole('timer').textContent

test('an activity is counted down over its last three days', () => {
  draw(3 * DAY_S)
  expect(shown()).toBe('年终距结束 3天 00:00:00')
})

test.each([
  [4 * DAY_S, 'in_sale', '年终12月31日 20:00 结束'],
  [4 * DAY_S, 'in_the_notice', '年终12月31日 20:00 开始'],
  [3326 * DAY_S, 'in_sale', '年终2026年12月31日 20:00 结束'],
] as const)('%i seconds before, %s: %s', (left, status, text) => {
  draw(left, false, status)
  expect(shown()).toBe(text)
})

test('a seckill leads to its session in the channel', () => {
  draw(60, true)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/seckill?seckill_id=s1')
})
