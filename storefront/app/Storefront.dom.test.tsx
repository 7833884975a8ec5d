import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { browserRegistry } from './registry'
import { Storefront } from './Storefront'
import { pageData, servePages } from '@tests/helpers/storefront-navigation'

const loaded = vi.hoisted(() => vi.fn<() => void>())

vi.mock('./loaded-actions', () => {
  loaded()
  return {}
})

servePages('/', (path) => pageData(path))

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function shop() {
  const registry = browserRegistry(Promise.resolve(), {})
  return act(async () => render(<Storefront first={pageData('/')} registry={registry} />))
}

test('the code of actions is loaded with the first touch of the page, but not for a shop that is unmounted', async () => {
  const { unmount } = await shop()
  dispatchEvent(new Event('scroll'))
  unmount()
  await frame()
  await vi.dynamicImportSettled()
  expect(loaded).not.toHaveBeenCalled()
  await shop()
  dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(1))
})
