/** Set-up of every test that draws; what shares a process leaves page, globals and clock as they were found. */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

configure({
  defaultHidden: false,
  // what comes is waited for: how long a busy machine takes proves nothing, the test's own limit ends what never comes
  asyncUtilTimeout: 30_000,
})

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
