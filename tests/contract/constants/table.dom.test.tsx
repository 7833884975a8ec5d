import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadRouter } from '@storefront/shell/router/navigate'
import { toasts } from '@storefront/shell/state/toasts'
import type { Checks } from './checks/check'
import { controls } from './checks/controls'
import { fields } from './checks/fields'
import { network } from './checks/network'
import { pages } from './checks/pages'
import { shop } from './checks/shop'
import { words } from './checks/words'
import { constants } from '@storefront/features/showcase/constants/table'

const checks: Checks = { ...controls, ...pages, ...fields, ...shop, ...words, ...network }

beforeAll(() => loadRouter())
beforeEach(() => {
  vi.useFakeTimers()
  // an earlier file may have left one whose time ended with its timers
  toasts.list = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the table of constants', () => {
  test('every row has a check and every check a row, each once', () => {
    const ids = constants.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(Object.keys(checks).toSorted())
  })

  test.each(constants)('$source $id: $says is $value', async ({ id, value }) => {
    const check = checks[id]
    expect(value).toBe(check?.shown)
    await check?.run()
  })
})
