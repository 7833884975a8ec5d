import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOLD_TICK_MS, useHold } from './use-hold'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const work = vi.fn<() => boolean>()
function Button() {
  return (
    <button type="button" {...useHold(work)}>
      +
    </button>
  )
}

const drawn = (answer = true) => {
  work.mockReset().mockReturnValue(answer)
  render(<Button />)
  return screen.getByRole('button')
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a held button repeats every 200 ms', () => {
  test('a click acts once', async () => {
    const button = drawn()
    fireEvent.pointerDown(button, { button: 0 })
    await pass(HOLD_TICK_MS - 1)
    fireEvent.pointerUp(button)
    fireEvent.click(button, { detail: 1 })
    await pass(1000)
    expect(work).toHaveBeenCalledOnce()
  })

  test('held for a second it acts five times, and ignores the click at its end', async () => {
    const button = drawn()
    fireEvent.pointerDown(button, { button: 0 })
    await pass(5 * HOLD_TICK_MS)
    fireEvent.pointerUp(button)
    fireEvent.click(button, { detail: 1 })
    await pass(1000)
    expect(work).toHaveBeenCalledTimes(5)
    fireEvent.click(button, { detail: 0 })
    expect(work).toHaveBeenCalledTimes(6)
  })

  test('stops when the pointer is released elsewhere or leaves, or when nothing more can be done', async () => {
    const button = drawn()
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent.pointerUp(document.body)
    await pass(1000)
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent.pointerLeave(button)
    await pass(1000)
    expect(work).not.toHaveBeenCalled()
    work.mockReturnValue(false)
    fireEvent.pointerDown(button, { button: 0 })
    await pass(5 * HOLD_TICK_MS)
    expect(work).toHaveBeenCalledOnce()
  })
})
