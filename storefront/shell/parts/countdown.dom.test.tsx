import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockText, useSecondsLeft } from './countdown'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Clock = ({ given }: { given: number }) => <b>{useSecondsLeft(given)}</b>
const shown = () => Number(screen.getByText(/\d+/).textContent)
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [1800, '00:30:00'],
  [86_399, '23:59:59'],
  [86_400, '1天 00:00:00'],
  [259_199, '2天 23:59:59'],
])('countdown: %i s are shown as %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

test('countdown: it counts from what the server said, ends at 0 and stays there', () => {
  render(<Clock given={3} />)
  expect(shown()).toBe(3)
  wait(1000)
  expect(shown()).toBe(2)
  wait(10_000)
  expect(shown()).toBe(0)
})

test('countdown: the shopper’s clock may be wrong and may be set meanwhile', () => {
  vi.setSystemTime(new Date('2001-01-01'))
  render(<Clock given={100} />)
  vi.setSystemTime(new Date('2030-01-01'))
  wait(2000)
  expect(shown()).toBe(98)
})

test('countdown: a new end from the server restarts it', () => {
  const { rerender } = render(<Clock given={10} />)
  wait(4000)
  rerender(<Clock given={60} />)
  expect(shown()).toBe(60)
  wait(1000)
  expect(shown()).toBe(59)
})
