import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followBrowser } from './browser'
import { whenQuiet } from './browser'
import type { Saver } from './saver'

const saver = {
  unsaved: false,
  leave: vi.fn<Saver['leave']>(),
  retry: vi.fn<Saver['retry']>(),
  look: vi.fn<Saver['look']>(async () => {}),
  recover: vi.fn<Saver['recover']>(async () => {}),
}
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  saver.unsaved = false
  stop = followBrowser(saver as Partial<Saver> as Saver)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const fire = (name: string, target: EventTarget = window) =>
  target.dispatchEvent(new Event(name, { cancelable: true, bubbles: true }))

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fire('visibilitychange', document)
}

describe('saving: before leaving', () => {
  test.each(['pagehide', 'beforeunload'])('%s saves', (name) => {
    fire(name)
    expect(saver.leave).toHaveBeenCalledOnce()
  })

  test('the window that follows in the tab learns whether edits were left unsaved', () => {
    fire('pagehide')
    expect(sessionStorage).toHaveLength(0)
    saver.unsaved = true
    fire('pagehide')
    expect(sessionStorage).toHaveLength(1)
    sessionStorage.clear()
  })

  test('a page that is hidden may never come back', () => {
    hide('hidden')
    expect(saver.leave).toHaveBeenCalledOnce()
  })

  test('closing warns only when something is unsaved', () => {
    expect(fire('beforeunload')).toBe(true)
    saver.unsaved = true
    expect(fire('beforeunload')).toBe(false)
  })
})

describe('saving: what others do', () => {
  test('is looked for every 15 s and when the page comes into sight, not while it is hidden', () => {
    vi.advanceTimersByTime(30_000)
    expect(saver.look).toHaveBeenCalledTimes(2)
    fire('focus')
    expect(saver.look).toHaveBeenCalledTimes(3)
    hide('hidden')
    vi.advanceTimersByTime(60_000)
    expect(saver.look).toHaveBeenCalledTimes(3)
    hide('visible')
    expect(saver.look).toHaveBeenCalledTimes(4)
    expect(saver.recover).toHaveBeenCalledTimes(4)
  })

  test('the network coming back tries again at once', () => {
    fire('online')
    expect(saver.retry).toHaveBeenCalledOnce()
  })

  test('nothing more after the page was left', () => {
    stop()
    fire('online')
    fire('pagehide')
    vi.advanceTimersByTime(60_000)
    expect([saver.retry, saver.leave, saver.look].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0])
  })
})

describe('saving: merging waits for the end', () => {
  test.each([
    ['pointerdown', 'pointerup'],
    ['pointerdown', 'pointercancel'],
    ['pointerdown', 'dragend'],
    ['compositionstart', 'compositionend'],
  ])('of what %s begins and %s ends', async (begins, ends) => {
    const quiet = vi.fn<() => void>()
    fire(begins)
    const waiting = whenQuiet().then(quiet)
    await Promise.resolve()
    expect(quiet).not.toHaveBeenCalled()
    fire(ends)
    await waiting
    expect(quiet).toHaveBeenCalledOnce()
  })

  test('leaving the page ends every gesture', async () => {
    fire('pointerdown')
    const waiting = whenQuiet()
    stop()
    await expect(waiting).resolves.toBeUndefined()
  })
})
