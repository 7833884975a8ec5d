import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { poll, pollDelay } from './poll'

let hidden = false
const setHidden = (now: boolean) => {
  hidden = now
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failed = vi.fn<(error: unknown) => void>()
const never = () => vi.fn<(signal: AbortSignal) => Promise<boolean>>(async () => false)

describe('cashier: polling', () => {
  test('polling is never more often than a second, and never less often than before', () => {
    const delays = Array.from({ length: 30 }, (_, looks) => pollDelay(looks))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1000)
    expect(delays).toEqual(delays.toSorted((one, other) => one - other))
    expect(pollDelay(1000)).toBe(10_000)
  })

  test('polling looks when its time has come, until it is over', async () => {
    const look = vi.fn<(signal: AbortSignal) => Promise<boolean>>()
    look.mockResolvedValueOnce(false).mockResolvedValue(true)
    poll({ look, failed })
    await vi.advanceTimersByTimeAsync(pollDelay(0) - 1)
    expect(look).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(look).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(pollDelay(1))
    expect(look).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(look).toHaveBeenCalledTimes(2)
  })

  test('polling rests while the page is hidden and looks at once when it is seen again', async () => {
    const look = never()
    const stop = poll({ look, failed })
    setHidden(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(look).not.toHaveBeenCalled()
    setHidden(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(look).toHaveBeenCalledTimes(1)
    stop()
  })

  test('polling: what was asked for when the page was hidden counts no more', async () => {
    const signals: AbortSignal[] = []
    const stop = poll({
      look: (signal) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
      failed,
    })
    await vi.advanceTimersByTimeAsync(pollDelay(0))
    setHidden(true)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    stop()
  })

  test('polling goes on after a look that failed, and tells of it', async () => {
    const look = vi.fn<(signal: AbortSignal) => Promise<boolean>>().mockRejectedValueOnce(new Error('502'))
    look.mockResolvedValue(true)
    const told = vi.fn<(error: unknown) => void>()
    poll({ look, failed: told })
    await vi.advanceTimersByTimeAsync(pollDelay(0) + pollDelay(1))
    expect(told.mock.calls).toEqual([[new Error('502')]])
    expect(look).toHaveBeenCalledTimes(2)
  })

  test('/finish gives up asking after so many looks, once', async () => {
    const look = never()
    const gaveUp = vi.fn<() => void>()
    poll({ look, most: 3, gaveUp, failed })
    await vi.advanceTimersByTimeAsync(600_000)
    setHidden(true)
    setHidden(false)
    expect(look).toHaveBeenCalledTimes(3)
    expect(gaveUp).toHaveBeenCalledTimes(1)
  })

  test('polling that was stopped looks no more', async () => {
    const look = never()
    poll({ look, failed })()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(look).not.toHaveBeenCalled()
  })
})
