import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readAgain } from './cart/cart'
import { followOtherTabs } from './other-tabs.actions'

vi.mock('./cart/cart', () => ({ readAgain: vi.fn<() => Promise<boolean>>(async () => true) }))
afterEach(() => vi.clearAllMocks())

const changed = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

test('a page without a cart reads it again once when another tab changes it', async () => {
  followOtherTabs()
  followOtherTabs()
  changed('something_else')
  changed('cart_changed')
  await waitFor(() => expect(readAgain).toHaveBeenCalled())
  expect(readAgain).toHaveBeenCalledTimes(1)
})
