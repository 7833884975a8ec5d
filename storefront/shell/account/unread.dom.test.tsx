import { act, cleanup, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../api/call'
import { ApiError } from '@schemas/api/api-error'
import { messages, countUnread, forgetUnread, setUnread } from './unread'
import CountUnread from './CountUnread'
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

  test('is counted for a member, and forgotten when the member has left', async () => {
    asked.mockResolvedValue({ unread: 4 })
    const { container, unmount } = render(
      <>
        <Unread />
        <CountUnread />
      </>,
    )
    await waitFor(() => expect(container.textContent).toBe('44条未读'))
    unmount()
    expect(messages.unread).toBe(0)
  })

  test('hydrates as the server drew it, and shows what was counted before afterwards', async () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Unread />)
    setUnread(3)
    const recovered = vi.fn<() => void>()
    const root = await act(async () => hydrateRoot(container, <Unread />, { onRecoverableError: recovered }))
    expect(container.textContent).toBe('33条未读')
    expect(recovered).not.toHaveBeenCalled()
    act(() => root.unmount())
  })
})
