import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadEmblaNear } from './load-embla-near'

let move = (_isIntersecting: boolean) => {}
const stop = vi.fn<() => void>()

beforeEach(() => {
  stop.mockReset()
  vi.stubGlobal('ResizeObserver', vi.fn())
  class Near {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      move = (isIntersecting) => seen([{ isIntersecting }])
    }
    observe() {}
    disconnect = stop
  }
  vi.stubGlobal('IntersectionObserver', Near)
})
afterEach(() => vi.unstubAllGlobals())

/** Long enough for the file of a carousel that is asked for. */
const loaded = async () => {
  await import('embla-carousel')
  await Promise.resolve()
}

test('a carousel is made once its slides come near the screen, and once only', async () => {
  const start = vi.fn<() => void>()
  loadEmblaNear(document.body, new AbortController().signal, start)
  move(false)
  await loaded()
  expect(start).not.toHaveBeenCalled()
  move(true)
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1))
  expect(stop).toHaveBeenCalledTimes(1)
})

test('slides that have left the page get no carousel', async () => {
  const start = vi.fn<() => void>()
  const leaving = new AbortController()
  loadEmblaNear(document.body, leaving.signal, start)
  move(true)
  leaving.abort()
  await loaded()
  expect(start).not.toHaveBeenCalled()
})

test('a browser without the observers that Embla requires keeps its slides as they are', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  const start = vi.fn<() => void>()
  expect(() => loadEmblaNear(document.body, new AbortController().signal, start)).not.toThrow()
  expect(start).not.toHaveBeenCalled()
})
