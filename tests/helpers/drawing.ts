/** Set-up of every dom test; files that share a process leave page, globals and clock unchanged. */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

configure({
  defaultHidden: false,
  // waits are generous: a busy machine is slow, and the test's own timeout ends what never happens
  asyncUtilTimeout: 30_000,
})

// before a file and not after it: work left by the last file still calls its mocks
vi.resetAllMocks()

// jsdom computes no pseudo-elements and prints an error when asked, as antd's scroll lock and rc-table do; in a
// shared process the function may be replaced already
const computed = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => computed(element)

// what earlier files of the process kept
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
localStorage.clear()
sessionStorage.clear()

// a request to a missing server fails later, while another file runs; the caller may interpret it as being offline
XMLHttpRequest.prototype.open = (method: string, url: string | URL) => {
  const error = new Error(`Expected the test to answer ${method} ${String(url)}, got a request.`)
  void Promise.reject(error)
  throw error
}

const head = [...document.head.childNodes]

afterAll(async () => {
  cleanup()
  document.head.replaceChildren(...head)
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // a module still loading when its file ends would fail for every later one
  await vi.dynamicImportSettled()
})
