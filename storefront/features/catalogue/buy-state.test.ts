import { describe, expect, test } from 'vitest'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { buyStateOf } from './buy-state'

const item = (item_id: string, activity_store?: number, store = 3) =>
  ({
    item_id,
    store,
    ...(activity_store !== undefined && { seckill: { seckill_id: 's', activity_store, limit_num: 2 } }),
  }) as SpecItem
type SoldProduct = Partial<GoodsDetail>
const product = {
  approve_status: 'onsale' as const,
  is_gift: false,
  store: 3,
  valid_lucky: 0 as const,
  item_id: '1',
  spec_items: [item('1'), item('2')],
}
const inSeckill = { spec_items: [item('1', 5), item('2')] }

describe('what can be done with a product', () => {
  test.each<[SoldProduct, string]>([
    [{}, 'open'],
    [inSeckill, 'seckill'],
    [{ spec_items: [item('1', 0)] }, 'soldOut'],
    [{ approve_status: 'instock' }, 'offShelf'],
    [{ approve_status: 'only_show' }, 'showOnly'],
    [{ is_gift: true }, 'gift'],
    [{ store: 0 }, 'soldOut'],
    [{ valid_lucky: 1, store: 0 }, 'void'],
  ])('%o is %s', (change, state) => expect(buyStateOf({ ...product, ...change })).toBe(state))

  test('an item outside the seckill of its product is sold normally', () => {
    expect(buyStateOf({ ...product, ...inSeckill }, item('2'))).toBe('open')
    expect(buyStateOf(product, item('2', 1))).toBe('seckill')
  })

  test('an item without stock is sold out, whatever others there are', () => {
    expect(buyStateOf(product, item('2', undefined, 0))).toBe('soldOut')
  })
})
