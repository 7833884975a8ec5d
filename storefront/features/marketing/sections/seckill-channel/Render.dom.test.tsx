import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { SeckillChannelAnswer } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

afterEach(cleanup)

/** 12:00 in Shanghai. */
const NOW = Date.UTC(2026, 5, 1, 4) / 1000
const session = (
  seckill_id: string,
  status: 'in_the_notice' | 'in_sale' | 'it_has_ended',
  hours: number,
) => ({
  seckill_id,
  activity_name: `活动${seckill_id}`,
  status,
  last_seconds: status === 'it_has_ended' ? 0 : 3600,
  activity_start_time: NOW + hours * 3600,
  activity_end_time: NOW + (hours + 2) * 3600,
  item_count: 1,
})
const item = {
  item_id: '10103',
  goods_id: '101',
  item_name: '短袖',
  brief: '',
  item_spec_desc: '',
  pics: [],
  price: 7900,
  market_price: 12_900,
  activity_price: 5500,
  activity_store: 6,
  sold: 2,
  limit_num: 2,
}
const channel: SeckillChannelAnswer = {
  now: NOW,
  sessions: [session('a', 'it_has_ended', -4), session('b', 'in_sale', -1), session('c', 'in_the_notice', 1)],
  seckill_id: 'b',
  list: [item],
  count: 1,
  total_count: 1,
}
const draw = (change: Partial<SeckillChannelAnswer> = {}) =>
  drawSection(<Render />, '/seckill', { channel: { data: { ...channel, ...change } } })
const sessions = () =>
  within(screen.getByRole('navigation', { name: '秒杀场次' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current') ?? ''}`.trim())

describe('the seckill channel', () => {
  test('the sessions of the day by their hour and state, the shown one marked', () => {
    draw()
    expect(sessions()).toEqual(['08:00 场已结束', '11:00 场抢购中 page', '13:00 场即将开始'])
    expect(screen.getByRole('timer').textContent).toBe('活动b 距结束 01:00:00')
  })

  test('a product says its price, what is gone of it and how many one may have, and leads to its page', () => {
    draw()
    const card = within(screen.getByRole('list', { name: '秒杀商品' })).getByRole('link')
    expect(card.getAttribute('href')).toBe('/items/10103')
    expect(card.textContent).toBe('短袖¥55.00¥129.00已抢 25%每人限购 2 件立即抢购')
  })

  test('what is announced says how many pieces there will be', () => {
    draw({ seckill_id: 'c' })
    expect(within(screen.getByRole('list', { name: '秒杀商品' })).getByRole('link').textContent).toContain(
      '限量 6 件每人限购 2 件去看看',
    )
  })

  test('without sessions there is a way to other products', () => {
    draw({ sessions: [], seckill_id: undefined, list: [] })
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe('/items')
  })
})
