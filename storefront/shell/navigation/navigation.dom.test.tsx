import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOT_AGAIN_MS, reloadOnce } from './chunk-failure'
import type { LazyRegistry } from '@widgets/registry'
import { loadPage } from './load-page'
import { takeBuild } from './own-build'
import { mayPrefetch, prefetchLinks, REST_MS } from './prefetch'

describe('link prefetch', () => {
  test.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('over %j: %s', (connection, may) => expect(mayPrefetch(connection)).toBe(may))

  describe('a pointer that rests on a link', () => {
    const fetching = vi.fn<typeof fetch>(() => new Promise(() => {}))
    let stop = () => {}
    let link: HTMLAnchorElement
    beforeEach(() => {
      vi.useFakeTimers()
      vi.stubGlobal('fetch', fetching)
      link = Object.assign(document.createElement('a'), { href: '/article/rested-on' })
      document.body.append(link)
      stop = prefetchLinks({ load: async () => {} } as unknown as LazyRegistry)
      link.dispatchEvent(new Event('pointerover', { bubbles: true }))
    })
    afterEach(() => {
      stop()
      link.remove()
      history.replaceState(null, '', '/')
      vi.useRealTimers()
      vi.unstubAllGlobals()
      fetching.mockClear()
    })

    test('its page is asked for ahead', () => {
      vi.advanceTimersByTime(REST_MS)
      expect(fetching).toHaveBeenCalledTimes(1)
    })

    test('who clicked before that asks for it alone', () => {
      history.pushState(null, '', '/article/rested-on')
      vi.advanceTimersByTime(REST_MS)
      expect(fetching).not.toHaveBeenCalled()
    })
  })
})

describe('page data', () => {
  afterEach(() => {
    takeBuild({})
    vi.unstubAllGlobals()
  })

  test('for the scripts of another build is refused, whatever its shape', async () => {
    takeBuild({ build: 'a' })
    vi.stubGlobal('fetch', async () => Response.json({ data: { regions: null, build: 'b' } }))
    const loading = loadPage('/items', {} as LazyRegistry, new AbortController().signal)
    await expect(loading).rejects.toThrow('Expected data for the scripts of this document, got data for b')
  })
})

describe('a chunk that fails', () => {
  const reload = vi.fn<() => void>()
  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/items', search: '?page=2', reload })
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    reload.mockClear()
  })

  test('reloads the page once, and again only when that was long ago', () => {
    expect(reloadOnce(0)).toBe(true)
    expect(reloadOnce(NOT_AGAIN_MS - 1)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(NOT_AGAIN_MS)).toBe(true)
  })

  test('does not reload without a network: the page would be lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    expect([reloadOnce(0), reload.mock.calls]).toEqual([false, []])
    expect(reloadOnce(0)).toBe(true)
  })

  test('another page is reloaded too', () => {
    reloadOnce(0)
    vi.stubGlobal('location', { pathname: '/', search: '', reload })
    expect(reloadOnce(1)).toBe(true)
  })
})
