import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../api/call'
import { user } from '../state/shop'
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

  test('is that of the signed-in member, and is forgotten when the member changes', async () => {
    const member = (user_id: string) => {
      user.userInfo = {
        user_id,
        mobile: '',
        grade_id: '1',
        login_type: 'member',
        is_staff: '0',
        is_vip: false,
      }
    }
    asked.mockResolvedValueOnce({ unread: 4 }).mockResolvedValueOnce({ unread: 5 })
    member('1')
    const { container, unmount } = render(<TopBarUnread />)
    await waitFor(() => expect(container.textContent).toBe('44条未读'))
    act(() => member('2'))
    await waitFor(() => expect(container.textContent).toBe('55条未读'))
    unmount()
    expect(messages.unread).toBe(0)
    user.userInfo = null
  })
})
