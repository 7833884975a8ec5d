import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Rate, RateListAnswer } from '@schemas/generated/api'
import { drawSection } from '@tests/helpers/storefront-sections'
import { reviewsOf } from './filters'
import { Reviews } from './Reviews'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const rate = (rate_id: string, change: Partial<Rate> = {}) =>
  ({
    rate_id,
    username: '小岸',
    avatar: '',
    star: 5,
    content: `评价${rate_id}`,
    item_spec_desc: '',
    created: 1_700_000_000,
    rate_pic: '',
    reply: { total_count: 0, list: [] },
    ...change,
  }) as Rate
const answer = (list: Rate[], total_count = list.length): RateListAnswer => ({
  list,
  count: list.length,
  total_count,
  rate_status: true,
  avg_star: 4.3,
  star_count: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 3 },
  pic_count: 2,
})
const said = () => screen.queryAllByText(/^评价\d$/).map(({ textContent }) => textContent)
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('what buyers say of a product', () => {
  test('the average, the share of each number of stars, and how many have pictures', () => {
    drawSection(<Reviews goods_id="1" first={answer([rate('1')], 4)} />, '/items/1')
    expect(screen.getByText('4.3')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '商品评价（4）' })).toBeTruthy()
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /星|有图|全部/ })
    expect(buttons.map(({ textContent, disabled }) => `${textContent}${disabled ? ' -' : ''}`)).toEqual([
      '全部 4',
      '有图 2',
      '5 星 3',
      '4 星 0 -',
      '3 星 1',
      '2 星 0 -',
      '1 星 0 -',
    ])
  })

  test('a filter shows its own, more are added below', async () => {
    drawSection(<Reviews goods_id="1" first={answer([rate('1')], 4)} />, '/items/1')
    vi.mocked(reviewsOf).mockResolvedValueOnce(answer([rate('2')], 2))
    await press('有图 2')
    expect([said(), vi.mocked(reviewsOf).mock.calls[0]]).toEqual([['评价2'], ['1', 'pictures', 1]])
    expect(screen.getByRole('button', { name: '有图 2', pressed: true })).toBeTruthy()
    vi.mocked(reviewsOf).mockResolvedValueOnce(answer([rate('3')], 2))
    await press('查看更多评价')
    expect([said(), vi.mocked(reviewsOf).mock.calls[1]]).toEqual([
      ['评价2', '评价3'],
      ['1', 'pictures', 2],
    ])
    expect(screen.queryByRole('button', { name: '查看更多评价' })).toBeNull()
  })

  test('what many say can be asked for, the most said first', async () => {
    const phrases = [
      { phrase: '质量很好', count: 3 },
      { phrase: '送货快', count: 1 },
    ]
    drawSection(<Reviews goods_id="1" first={{ ...answer([rate('1')], 4), phrases }} />, '/items/1')
    vi.mocked(reviewsOf).mockResolvedValueOnce(answer([rate('2')], 3))
    await press('质量很好 3')
    expect(vi.mocked(reviewsOf).mock.calls[0]).toEqual(['1', 'says 质量很好', 1])
    expect(screen.getByRole('button', { name: '质量很好 3', pressed: true })).toBeTruthy()
  })

  test('what the server refuses leaves what is shown', async () => {
    drawSection(<Reviews goods_id="1" first={answer([rate('1')], 4)} />, '/items/1')
    vi.mocked(reviewsOf).mockResolvedValueOnce(undefined)
    await press('5 星 3')
    expect(said()).toEqual(['评价1'])
    expect(screen.getByRole('button', { name: '全部 4', pressed: true })).toBeTruthy()
  })
})
