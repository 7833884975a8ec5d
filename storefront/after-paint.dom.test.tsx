import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// its listeners would stay at the document, once for each import
vi.mock('./app/early-input', () => ({ keepEarlyInput: () => {} }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.body.innerHTML =
    '<template id="scripts"><link rel="modulepreload" href="/a.js"><script type="module" src="/e.js"></script></template>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const asked = () => [...document.querySelectorAll('link, script')].map((element) => element.outerHTML)
const SCRIPTS = ['<link rel="modulepreload" href="/a.js">', '<script type="module" src="/e.js"></script>']
const leave = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

test('the scripts of a page are asked for once, in the task after its first frame', async () => {
  leave('visible')
  await import('./after-paint')
  expect(asked()).toEqual([])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(SCRIPTS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toEqual(SCRIPTS)
})

describe('a page that preloads a picture', () => {
  let told: (entries: { url: string }[]) => void = () => {}
  beforeEach(() => {
    const PerformanceObserver = class {
      static supportedEntryTypes = ['largest-contentful-paint']
      constructor(tell: (list: { getEntries(): { url: string }[] }) => void) {
        told = (entries) => tell({ getEntries: () => entries })
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('PerformanceObserver', PerformanceObserver)
    leave('visible')
    document.head.innerHTML = '<link rel="preload" as="image" href="/slide.webp">'
  })
  afterEach(() => {
    document.head.innerHTML = ''
    vi.unstubAllGlobals()
  })
  const scripts = () => document.querySelectorAll('script').length
  const frame = async () => {
    await import('./after-paint')
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
  }

  test('asks once the picture is painted; a text painted before does not count', async () => {
    await frame()
    told([{ url: '' }])
    expect(scripts()).toBe(0)
    told([{ url: 'http://localhost/slide.webp' }])
    expect(scripts()).toBe(1)
  })

  test('asks half a second after the first frame, if the picture is late', async () => {
    await frame()
    vi.advanceTimersByTime(499)
    expect(scripts()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(scripts()).toBe(1)
  })

  test('asks at once in a browser that does not tell of such paints', async () => {
    Object.assign(PerformanceObserver, { supportedEntryTypes: [] })
    await frame()
    expect(scripts()).toBe(1)
  })
})

test('a hidden page, or one hidden meanwhile, does not wait for a paint', async () => {
  leave('visible')
  await import('./after-paint')
  leave('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toEqual(SCRIPTS)
})

test('a page opened in the background asks at once', async () => {
  leave('hidden')
  await import('./after-paint')
  expect(asked()).toEqual(SCRIPTS)
})

test('a document without scripts says who did not render it', async () => {
  document.body.innerHTML = ''
  await expect(import('./after-paint')).rejects.toThrow(/#scripts .*rendered by the server/)
})
