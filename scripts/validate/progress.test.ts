import { afterEach, describe, expect, test, vi } from 'vitest'
import { progressOn } from './progress'

afterEach(() => void vi.useRealTimers())

function terminal(isTTY: boolean) {
  vi.useFakeTimers()
  const written: string[] = []
  const progress = progressOn({ isTTY, write: (text: string) => written.push(text) }, 3)
  return { written, progress }
}

describe('progress of long command-line work', () => {
  test('shows the current file once a run takes long, and clears the line', () => {
    const { written, progress } = terminal(true)
    progress.show(0, 'a.json')
    progress.clear()
    expect(written).toEqual([])
    vi.advanceTimersByTime(300)
    progress.show(1, 'b.json')
    progress.clear()
    progress.clear()
    expect(written).toEqual(['\r\u001B[K校验 2/3  b.json', '\r\u001B[K'])
  })

  test('is silent without a terminal', () => {
    const { written, progress } = terminal(false)
    vi.advanceTimersByTime(300)
    progress.show(1, 'b.json')
    progress.clear()
    expect(written).toEqual([])
  })
})
