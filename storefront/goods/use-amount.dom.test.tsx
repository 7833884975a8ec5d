import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import type { GoodsDetail } from '@schemas/generated/api'
import { useAmount } from './use-amount'

afterEach(cleanup)

const good = { start_num: 2, store: 5, limit_num: 0 } as GoodsDetail

test.each([
  ['/items/12', 2],
  ['/items/12?num=3', 3],
  ['/items/12?num=1', 2],
  ['/items/12?num=99', 5],
  ['/items/12?num=abc', 2],
  ['/items/12?num=-4', 2],
])('the page %s begins with %i pieces, as they were before signing in', (path, num) => {
  const shop = { ...visitorShop(), path }
  const { result } = renderHook(() => useAmount(good, undefined), {
    wrapper: ({ children }) => (
      <RenderProvider value={{ mode: 'render', page: {} as never, shop, actions: INERT_ACTIONS }}>
        {children}
      </RenderProvider>
    ),
  })
  expect(result.current.num).toBe(num)
})
