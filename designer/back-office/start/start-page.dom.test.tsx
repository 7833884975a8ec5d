import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRow, StartAnswer } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { aReview } from '@tests/helpers/reviews'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../../shell/api/client'
import StartPage from './StartPage'

const row = (page_id: string, title: string) =>
  ({
    page_id,
    title,
    platform: 'pc',
    state: 'changed',
    draft_revision: '1',
    updated: '2026-11-27T01:00:00.000Z',
    updated_by: '店主',
  }) as PageRow

let start: StartAnswer
const figures = [
  { title: '待发货', count: 7, worklist: 'order', tab: 'to_ship' },
  { title: '库存不足', count: 0, worklist: 'stock', tab: 'low' },
]

beforeEach(() => {
  start = {
    recent: [],
    changed: [],
    drafts: [],
    hidden: [],
    coupons_ending: [],
    reviews: [],
    returned: [],
    notes: [],
  }
  vi.mocked(call).mockImplementation(async (key) => (key === 'GET /start' ? start : { figures }) as never)
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

test('what waits is named, and each leads to where it is done', async () => {
  start = {
    ...start,
    changed: [row('home', '首页')],
    hidden: [row('double', '双十一')],
    coupons_ending: [{ card_id: '5', title: '新人券', ends: '2026-11-30T15:59:59.000Z' }],
  }
  start.reviews = [aReview({ page_id: 'story', title: '故事' })]
  start.returned = [aReview({ page_id: 'sale', title: '大促', state: 'returned', words: '首图太暗' })]
  start.notes = [{ page_id: 'sale', title: '大促', open: 2 }]
  drawPage(<StartPage />)
  const next = await screen.findByRole('region', { name: '接下来' })
  const links = (await within(next).findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['“故事”待审核，小编提交', '/pages/story?left=review'],
    ['“大促”已退回：首图太暗', '/pages/sale?left=review'],
    ['“大促”有 2 条未解决的批注', '/pages/sale?left=review'],
    ['待发货 7', '/worklists/order?tab=to_ship'],
    ['“首页”（电脑）有修改没有发布', '/pages/home'],
    ['“双十一”（电脑）已发布但没有启用，顾客打不开', '/pages/double'],
    ['优惠券“新人券”将于 2026-11-30 23:59:59 结束', '/records/coupon/5'],
  ])
  await expectAccessible('start page with work')
})

test('open work is asked for whatever the operator’s role: the server counts what they may deal with', async () => {
  drawPage(<StartPage />, 'viewer')
  const next = await screen.findByRole('region', { name: '接下来' })
  expect((await within(next).findByRole('link')).textContent).toBe('待发货 7')
  expect(vi.mocked(call).mock.calls.map(([key]) => key)).not.toContain('GET /dashboard')
})

test('the latest pages are links with a picture; without any it says so', async () => {
  const { unmount } = drawPage(<StartPage />)
  await screen.findByText('还没有页面')
  unmount()
  start = { ...start, recent: [row('home', '首页')] }
  drawPage(<StartPage />)
  const recent = await screen.findByRole('region', { name: '最近的页面' })
  expect(within(recent).getByRole('link').getAttribute('href')).toBe('/pages/home')
})
