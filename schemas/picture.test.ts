import { expect, test } from 'vitest'
import { pictureAt } from './picture'

test('decisions 8 a picture address carries its size key, which can be exchanged', () => {
  expect(pictureAt('/media/hean/goods/101-1-l.webp', 's')).toBe('/media/hean/goods/101-1-s.webp')
  expect(pictureAt('/media/hean/goods/101-1-s.webp', 'l')).toBe('/media/hean/goods/101-1-l.webp')
})

test.each(['', '/media/hean/art/slide-summer.webp', 'https://cdn.test/101-1-l.webp', '/img/101-l.webp'])(
  'decisions 8 an address without a size key stays as it is: %j',
  (url) => expect(pictureAt(url, 'm')).toBe(url),
)
