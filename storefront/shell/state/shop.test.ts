import { expect, test } from 'vitest'
import * as groups from './shop'

test('client state: address, cart (cartInfo, cartCount), global, trade (trade_no, trade_createtime), user', () => {
  const { takeFrom: _does, ...kept } = groups
  expect(Object.fromEntries(Object.entries(kept).map(([name, group]) => [name, Object.keys(group)]))).toEqual(
    {
      address: ['addr_id'],
      cart: ['cartCount', 'cartInfo', 'added'],
      global: ['loading'],
      trade: ['trade_no', 'trade_createtime'],
      user: ['userInfo'],
    },
  )
})

test('whose page it is and how many pieces are in the cart comes with the page', () => {
  const viewer = {
    user_id: '7',
    mobile: '138****0001',
    grade_id: '1',
    login_type: 'member',
    is_staff: '0',
  } as const
  groups.takeFrom({ viewer, cartCount: 3 })
  expect([groups.user.userInfo, groups.cart.cartCount]).toEqual([viewer, 3])
  groups.takeFrom({ viewer: null, cartCount: 0 })
  expect([groups.user.userInfo, groups.cart.cartCount]).toEqual([null, 0])
})
