import { expect, it } from 'vitest'
import { namesPicture } from './names-picture'

const ADDRESS = ['/media/hean/art/slide-1.webp']

it.each([
  ['the address itself', '/media/hean/art/slide-1.webp'],
  ['deep inside', { data: [{ imgUrl: '', pathData: {} }, { imgUrl: '/media/hean/art/slide-1.webp' }] }],
  ['inside a text', '<img src="/media/hean/art/slide-1.webp">'],
  ['with a query', ['/media/hean/art/slide-1.webp?v=2']],
])('uses: found %s', (_name, value) => expect(namesPicture(value, ADDRESS)).toBe(true))

it.each([
  ['a longer name', '/media/hean/art/slide-1.webp2'],
  ['another picture', { imgUrl: '/media/hean/art/slide-10.webp' }],
  ['a key of an object', { '/media/hean/art/slide-1.webp': 1 }],
  ['nothing', null],
  ['a number', 1],
])('uses: not found in %s', (_name, value) => expect(namesPicture(value, ADDRESS)).toBe(false))
