import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../api/call'
import { ApiError } from '@schemas/api/api-error'
import { messages, countUnread, forgetUnread, setUnread } from './unread'
import TopBarUnread from './TopBarUnread'
import { Unread } from './Unread'

const asked = vi.mocked(call)

beforeEach(() => {
  forgetUnread()
  asked.mockReset().mockResolvedValue(undefined as never)
})
afterEach(cleanup)

describe('unread badge', () => {
  test('nothing where none is unread, the number, and 99+', async () => {
    const { container } = render(<Unread />)
    expect(container.textContent).toBe('')
    act(() => setUnread(7))
    await waitFor(() => expect(container.textContent).toBe('77条未读'))
    act(() => setUnread(120))
    await waitFor(() => expect(container.textContent).toBe('99+120条未读'))
  })

  test('asks at most once a minute; what an answer said of it counts as asking', async () => {
    asked.mockResolvedValue({ unread: 3 })
    const now = 1_000_000
    await countUnread(now)
    await countUnread(now + 59_999)
    expect([asked.mock.calls.length, messages.unread]).toEqual([1, 3])
    await countUnread(now + 60_000)
    expect(asked).toHaveBeenCalledTimes(2)
    setUnread(1, now + 100_000)
    await countUnread(now + 150_000)
    expect([asked.mock.calls.length, messages.unread]).toEqual([2, 1])
  })

  test('a refusal leaves it as it is', async () => {
    setUnread(2, 0)
    asked.mockRejectedValue(new ApiError('坏了', { status: 500 }))
    await countUnread(1_000_000)
    expect(messages.unread).toBe(2)
  })

  test('it stands in its place of the top bar, and is gone with the member', async () => {
    asked.mockResolvedValue({ unread: 4 })
    const bar = document.createElement('span')
    bar.dataset['unread'] = ''
    document.body.append(bar)
    const { unmount } = render(<TopBarUnread />)
    await waitFor(() => expect(bar.textContent).toBe('44条未读'))
    unmount()
    expect([bar.textContent, messages.unread]).toEqual(['', 0])
    bar.remove()
  })
})
