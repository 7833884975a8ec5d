import { describe, expect, test } from 'vitest'
import { buyStateOf } from './buy-state'

const good = {
  approve_status: 'onsale',
  is_gift: false,
  activity_type: 'normal',
  store: 3,
  valid_lucky: 0,
} as const

describe('storefront §4 what can be done with a good', () => {
  test.each([
    [{}, 'open'],
    [{ activity_type: 'seckill' }, 'seckill'],
    [{ approve_status: 'instock' }, 'offShelf'],
    [{ approve_status: 'only_show' }, 'showOnly'],
    [{ is_gift: true }, 'gift'],
    [{ store: 0 }, 'soldOut'],
    [{ valid_lucky: 1, store: 0 }, 'void'],
  ] as const)('%o is %s', (change, state) => expect(buyStateOf({ ...good, ...change })).toBe(state))
})
