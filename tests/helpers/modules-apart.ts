/** Set-up of the tests that mock modules: they share a process, but no module that was loaded with a mock. */
import { afterAll, vi } from 'vitest'

// packages stay loaded; mocks themselves are registered for their test file alone
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.resetModules()
})
