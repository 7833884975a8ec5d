/** Set-up of every test that draws; what shares a process leaves page, globals and clock as they were found. */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

configure({
  defaultHidden: false,
  // what comes is waited for: how long a busy machine takes proves nothing, the test's own limit ends what never comes
  asyncUtilTimeout: 30_000,
})

// before a file and not after it: what the last file left running still calls its mocks
vi.resetAllMocks()

// jsdom computes no pseudo-elements and says so at length when asked, as antd's scroll lock and rc-table do; a file that
// shares its process finds the function replaced already
const computed = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => computed(element)

// a request to a server that is not there fails later, while another file runs; the caller may take it for being offline
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
  // a module still on its way when its file ends would fail for every later one
  await vi.dynamicImportSettled()
})
