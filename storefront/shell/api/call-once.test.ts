import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import type { call } from './call'
import { callOnce } from './call-once'

const answer = { aftersales_bn: '1' }
const server = vi.fn<(key: string, options: { headers?: Record<string, string> }) => Promise<unknown>>()
const apply = (reason = '质量问题') =>
  callOnce('POST /member/address', { body: { username: reason } as never }, server as unknown as typeof call)
const refusing = (status: number) => server.mockRejectedValueOnce(new ApiError('不行', { status }))
/** Whether the last two requests had one key. */
const isSame = () => {
  const [before, after] = server.mock.calls
    .slice(-2)
    .map(([, options]) => options.headers?.['idempotency-key'])
  expect(after).toMatch(/^\S{8,}$/)
  return before === after
}

describe('what must be created once', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    server.mockReset().mockResolvedValue(answer)
    vi.advanceTimersByTime(60_000)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is one request when it is clicked twice, before or just after the answer', async () => {
    await Promise.all([apply(), apply()])
    expect(isSame()).toBe(true)
    vi.advanceTimersByTime(4_900)
    await apply()
    expect(isSame()).toBe(true)
  })

  test('is another one later, and with other content', async () => {
    await apply('一')
    await apply('二')
    expect(isSame()).toBe(false)
    vi.advanceTimersByTime(5_100)
    await apply('二')
    expect(isSame()).toBe(false)
  })

  test.each([0, 502])(
    'is the same one when no answer came (%i), however late it is sent again',
    async (status) => {
      refusing(status)
      await expect(apply(`${status}`)).rejects.toThrow('不行')
      vi.advanceTimersByTime(600_000)
      await apply(`${status}`)
      expect(isSame()).toBe(true)
    },
  )

  test('is another one after the server refused it', async () => {
    refusing(422)
    await expect(apply('三')).rejects.toThrow('不行')
    await apply('三')
    expect(isSame()).toBe(false)
  })
})
