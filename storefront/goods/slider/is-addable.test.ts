import { expect, it } from 'vitest'
import { isAddable } from './is-addable'

const OPEN = { nospec: true, approve_status: 'onsale', is_gift: false, store: 1 } as const

it('storefront §9 添加 stands only where nothing need be chosen and the good can be bought', () => {
  expect(isAddable(OPEN)).toBe(true)
  expect(isAddable({ ...OPEN, nospec: false })).toBe(false)
  expect(isAddable({ ...OPEN, approve_status: 'only_show' })).toBe(false)
  expect(isAddable({ ...OPEN, is_gift: true })).toBe(false)
  expect(isAddable({ ...OPEN, store: 0 })).toBe(false)
})
