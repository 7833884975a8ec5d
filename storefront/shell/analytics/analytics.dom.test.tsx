import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageData } from '@schemas/page-data'
import { expectAnalytics, pageReady, stopAnalytics, track, type Analytics } from './analytics'
import { loadScript } from './visit-page'

const page = (status = 200) => ({ path: '/items', title: '商品', status, viewer: null }) as PageData

function counter() {
  const told: unknown[] = []
  const analytics: Analytics = {
    pageReady: ({ path }, visitor) => told.push(['page', path, visitor]),
    event: (type, payload) => told.push([type, payload]),
    errorPage: (code) => told.push(['error', code]),
  }
  return { told, analytics }
}

const scriptElement = () => {
  const element = document.head.querySelector('script')
  if (!element) throw new Error('Expected a script in the head, found none')
  return element
}

describe('analytics', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  beforeEach(() => warn.mockClear())
  afterEach(() => {
    stopAnalytics()
    delete window.pumianAnalytics
    document.head.replaceChildren()
  })

  test('without an analytics provider nothing is sent or remembered', () => {
    const { told, analytics } = counter()
    track('search', { keyword: '短袖' })
    expectAnalytics()
    window.pumianAnalytics = analytics
    loadScript('/count.js')
    scriptElement().dispatchEvent(new Event('load'))
    expect(told).toEqual([])
  })

  test('what happened before the script came is told in its order, error pages with their code', () => {
    const { told, analytics } = counter()
    expectAnalytics()
    pageReady(page(404))
    track('addToCart', { item_id: '1', num: 2 })
    loadScript('/count.js')
    window.pumianAnalytics = analytics
    scriptElement().dispatchEvent(new Event('load'))
    pageReady(page())
    expect(told).toEqual([
      ['page', '/items', null],
      ['error', 404],
      ['addToCart', { item_id: '1', num: 2 }],
      ['page', '/items', null],
    ])
  })

  test('a script that fails says so and nothing else breaks', () => {
    expectAnalytics()
    loadScript('/count.js')
    scriptElement().dispatchEvent(new Event('error'))
    track('search', { keyword: 'x' })
    expect(warn.mock.calls).toEqual([['adobe script load fail']])
  })

  test('an unknown event is named', () => {
    track('dance' as 'search', { keyword: '' })
    expect(warn.mock.calls).toEqual([['no such events: dance']])
  })

  test('a counter that throws does not reach the shop', () => {
    const { analytics } = counter()
    expectAnalytics()
    loadScript('/count.js')
    window.pumianAnalytics = {
      ...analytics,
      event() {
        throw new Error('no')
      },
    }
    scriptElement().dispatchEvent(new Event('load'))
    expect(() => track('search', { keyword: 'x' })).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('another site’s script is not asked for', () => {
    loadScript('https://evil.example/x.js')
    expect(document.head.querySelector('script')).toBeNull()
  })
})
