import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OperatorMessage } from '@schemas/generated/api'
import { expectAccessible } from '@tests/helpers/accessible'
import { drawPage } from '@tests/helpers/shell-page'
import { call } from '../api/client'
import { Bell } from './Bell'
import { textOf } from './texts'

const message = (more: Partial<OperatorMessage> = {}): OperatorMessage => ({
  message_id: 'm1',
  kind: 'review_returned',
  link: '/pages/home?left=review',
  parts: { title: '首页', by: '店主', text: '首图太暗' },
  created: '2026-11-27T01:00:00.000Z',
  read: false,
  ...more,
})

let list: OperatorMessage[]
const unread = () => list.filter(({ read }) => !read).length
const asked = (key: string) => vi.mocked(call).mock.calls.filter(([each]) => each === key)

beforeEach(() => {
  list = [message()]
  vi.mocked(call).mockImplementation((async (key: string) => {
    if (key === 'POST /account/messages/read') list = list.map((each) => ({ ...each, read: true }))
    return key === 'GET /account/messages'
      ? { list, count: list.length, total_count: list.length }
      : { unread: unread() }
  }) as typeof call)
})
afterEach(() => {
  cleanup()
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(undefined as never)
})

test('the bell counts what is unread; its list leads to the page and reads the message', async () => {
  drawPage(<Bell />)
  fireEvent.click(await screen.findByRole('button', { name: '消息，1 条未读' }))
  const link = await screen.findByRole('link', { name: /“首页”已退回/ })
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/pages/home?left=review',
    expect.stringContaining('首图太暗'),
  ])
  await expectAccessible('messages')
  fireEvent.click(link)
  await screen.findByRole('button', { name: '消息，没有未读' })
  expect(asked('POST /account/messages/read')[0]?.[1]).toMatchObject({ body: { message_ids: ['m1'] } })
})

test('全部已读 reads all of them', async () => {
  list = [message(), message({ message_id: 'm2' })]
  drawPage(<Bell />)
  fireEvent.click(await screen.findByRole('button', { name: '消息，2 条未读' }))
  fireEvent.click(await screen.findByRole('button', { name: '全部已读' }))
  await screen.findByRole('button', { name: '消息，没有未读' })
  expect(asked('POST /account/messages/read')[0]?.[1]).toMatchObject({ body: {} })
})

test('without messages it says what will be listed', async () => {
  list = []
  drawPage(<Bell />)
  fireEvent.click(await screen.findByRole('button', { name: '消息，没有未读' }))
  expect(await screen.findByText('还没有消息，页面的审核与批注会列在这里')).toBeTruthy()
  await expectAccessible('no messages')
})

test('the count is asked for again when the window gets the focus, not before', async () => {
  drawPage(<Bell />)
  await screen.findByRole('button', { name: '消息，1 条未读' })
  expect(asked('GET /account/messages/unread')).toHaveLength(1)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(asked('GET /account/messages/unread')).toHaveLength(2))
})

test('every kind of message has words', () => {
  const parts = { title: '首页', by: '小编', text: '换短些', widget: '标语' }
  const titles = (
    [
      ['review_asked', parts],
      ['review_approved', parts],
      ['review_approved', { ...parts, at: '2026-11-27T01:00:00.000Z' }],
      ['review_returned', parts],
      ['review_ended', parts],
      ['note_written', parts],
      ['note_written', { ...parts, count: '3' }],
      ['note_replied', parts],
      ['publication_failed', parts],
      ['import_done', { title: '库存.csv', rows: '20', failed: '0' }],
      ['import_done', { title: '库存.csv', rows: '20', failed: '2' }],
    ] as const
  ).map(([kind, own]) => textOf({ kind, parts: own }).title)
  expect(titles).toEqual([
    '小编提交了“首页”，待审核',
    '“首页”已通过审核并发布',
    '“首页”已通过审核，将于 2026-11-27 09:00 发布',
    '“首页”已退回',
    '“首页”的审核已结束',
    '小编在“首页”的标语写了一条批注',
    '小编在“首页”写了 3 条批注',
    '小编回复了“首页”的批注',
    '“首页”没有按时发布',
    '“库存.csv”导入完成，共 20 行',
    '“库存.csv”导入完成，共 20 行，其中 2 行没有导入',
  ])
})
