import { describe, expect, test } from 'vitest'
import type { Seckill, SeckillItem } from '@schemas/generated/api'
import { buttonText, sessionName, soldShare } from './sessions'

/** 12:00 in Shanghai. */
const NOON = Date.UTC(2026, 5, 1, 4) / 1000
const session = (activity_start_time: number) => ({ activity_start_time }) as Seckill
const item = (sold: number, activity_store: number) => ({ sold, activity_store }) as SeckillItem

describe('sessions of the seckill channel', () => {
  test('a session of today is named by its hour, others by their day too', () => {
    expect(sessionName(session(NOON - 2 * 3600), NOON)).toBe('10:00 场')
    expect(sessionName(session(NOON + 24 * 3600), NOON)).toBe('6月2日 12:00 场')
  })

  test.each([
    [0, 10, 0],
    [3, 7, 30],
    [999, 1, 99],
    [10, 0, 100],
  ])('%i sold and %i left are %i percent', (sold, left, percent) => {
    expect(soldShare(item(sold, left))).toBe(percent)
  })

  test('a product is bought while its session runs and pieces are left', () => {
    const words = (['in_the_notice', 'in_sale', 'it_has_ended'] as const).map((status) =>
      buttonText(status, item(1, 1)),
    )
    expect([...words, buttonText('in_sale', item(1, 0))]).toEqual(['去看看', '立即抢购', '已结束', '已抢光'])
  })
})
