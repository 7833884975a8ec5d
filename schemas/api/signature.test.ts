import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { signatureOf, signedText } from './signature'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

it.each([
  ['sorted by name, whatever the order', { b: '2', a: '1', B: '3' }, 'B3a1b2'],
  [
    '0 and false stay, null is empty, undefined is not sent',
    { a: 0, b: false, c: null, d: undefined },
    'a0bfalsec',
  ],
  [
    'nested ones under the names that a form sends',
    { shops: [{ remark: '好', coupon: '' }], item_id: ['1', '2'] },
    'item_id[0]1item_id[1]2shops[0][coupon]shops[0][remark]好',
  ],
  ['what signs is not signed', { sign: 'ABC', a: '1' }, 'a1'],
  ['nothing', {}, ''],
])('signed text: %s', (_title, parameters, text) => {
  expect(signedText(parameters)).toBe(text)
})

it('MD5(UPPER(MD5(text)) + key), in upper case', () => {
  const inner = md5('a1').toUpperCase()
  expect(signatureOf({ a: 1 }, 'key', md5)).toBe(md5(`${inner}key`).toUpperCase())
  expect(signatureOf({ a: 1 }, 'key', md5)).toMatch(/^[0-9A-F]{32}$/)
})
