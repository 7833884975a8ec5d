import { expect, it } from 'vitest'
import { awaitable } from './sold-out'

const item = (item_id: string, store: number, approve_status: 'onsale' | 'only_show' = 'onsale') =>
  ({ item_id, store, approve_status }) as Parameters<typeof awaitable>[0]['spec_items'][number]
const product = {
  approve_status: 'onsale',
  is_gift: false,
  spec_items: [item('1', 0), item('2', 3)],
} as const
const ids = (shown: Parameters<typeof awaitable>[0]) => awaitable(shown).map(({ item_id }) => item_id)

it('到货通知 is for what is for sale and gone', () => {
  expect(ids({ ...product, spec_items: [...product.spec_items, item('3', 0, 'only_show')] })).toEqual(['1'])
  expect(ids({ ...product, spec_items: [item('2', 3)] })).toEqual([])
  expect(ids({ ...product, spec_items: [...product.spec_items], is_gift: true })).toEqual([])
  expect(ids({ ...product, spec_items: [...product.spec_items], approve_status: 'instock' })).toEqual([])
})
