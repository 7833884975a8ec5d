import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GoodsDetail } from '@schemas/generated/api'
import { useAmount } from './choice'

afterEach(cleanup)

const product = { start_num: 2, store: 5, limit_num: 0 } as GoodsDetail

test.each([
  [undefined, 2],
  ['3', 3],
  ['1', 2],
  ['99', 5],
  ['abc', 2],
  ['-4', 2],
])('an address that asks for %j pieces begins with %i of them', (first, num) => {
  const { result } = renderHook(() => useAmount(product, undefined, first))
  expect(result.current.num).toBe(num)
})
