import { expect, test } from 'vitest'
import type { CartListAnswer, Quote } from '@schemas/generated/api'
import { quotedShops, shopsIn } from './lines'

const line = (cart_id: string, is_checked: boolean) => ({
  cart_id,
  is_checked,
  item_id: cart_id,
  item_name: cart_id,
  price: 100,
  num: 2,
})
const valid_cart = [
  { shop_id: '0', shop_name: '总部', is_ziti: false, list: [line('a', true), line('b', false)] },
  { shop_id: '3', shop_name: '静安店', is_ziti: false, list: [line('c', false)] },
] as unknown as CartListAnswer['valid_cart']

test('what is checked is bought, by shop; the head office hands over through its shops', () => {
  const shops = shopsIn({ valid_cart })
  expect(shops.map(({ distributor_id, hasPickup }) => [distributor_id, hasPickup])).toEqual([['0', true]])
  expect(shops[0]?.lines).toMatchObject([{ key: 'a', item_fee: 200, kind: 'normal' }])
})

test('a quote’s lines stand in place of the cart’s, gifts among them', () => {
  const items = [
    { cart_id: 'a', item_name: 'a', price: 90, item_fee: 180, order_item_type: 'normal' },
    { cart_id: '', item_name: 'g', price: 0, item_fee: 0, order_item_type: 'gift' },
  ]
  const quote = { shops: [{ distributor_id: '0', shop_name: '禾岸', items }] } as unknown as Quote
  const [shop] = quotedShops(shopsIn({ valid_cart }), quote)
  expect(shop?.shop_name).toBe('禾岸')
  expect(shop?.lines.map(({ key, price, kind }) => [key, price, kind])).toEqual([
    ['a', 90, 'normal'],
    ['gift-1', 0, 'gift'],
  ])
})
