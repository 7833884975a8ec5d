import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readAgain } from './cart'
import { hearTabs } from './hear-tabs'

vi.mock('./cart', () => ({ readAgain: vi.fn<() => Promise<boolean>>(async () => true) }))
afterEach(() => vi.clearAllMocks())

const changed = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

test('a page that shows no cart hears of what another tab does to it, once', async () => {
  hearTabs()
  hearTabs()
  changed('something_else')
  changed('cart_changed')
  await waitFor(() => expect(readAgain).toHaveBeenCalled())
  expect(readAgain).toHaveBeenCalledTimes(1)
})
