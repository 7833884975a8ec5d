import { expect, test } from 'vitest'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { insertDefaults } from './fill'
import { unchosenGoods, unchosenMessage } from './unchosen'

const inserted = (type: string, props: object = {}) => ({
  type,
  props: { ...insertDefaults(type).props, ...props },
})
const goods = (...ids: string[]) => ids.map((goods_id) => ({ goods_id }))

test('counts placeholders, not chosen goods and links', () => {
  const data = goods('', '101', '')
  expect(unchosenGoods(pageOf({ w: inserted('W0002', { data }) }))).toBe(2)
  expect(unchosenGoods(pageOf({ w: inserted('W0001') }))).toBe(0)
  expect(unchosenGoods(pageOf({ w: inserted('W0005', { data: [{ text: '一', data }] }) }))).toBe(2)
})

test('counts only the list of the current style of W0012', () => {
  const card = insertDefaults('W0012').props
  expect(unchosenGoods(pageOf({ w: { type: 'W0012', props: { ...card, styleType: 0 } } }))).toBe(0)
  expect(unchosenGoods(pageOf({ w: { type: 'W0012', props: { ...card, styleType: 3 } } }))).toBeGreaterThan(0)
})

test('unknown types have no goods; the message is exact', () => {
  expect(unchosenGoods(pageOf({ w: { type: 'W0999', props: { data: goods('') } } }))).toBe(0)
  expect(unchosenMessage(3)).toBe('还有3个商品未选择')
})
