import { expect, test } from 'vitest'
import { pictureAddresses, pictureAt } from './picture'

test('decisions 8 a picture address carries its size key, which can be exchanged', () => {
  expect(pictureAt('/media/hean/goods/101-1-l.webp', 's')).toBe('/media/hean/goods/101-1-s.webp')
  expect(pictureAt('/media/hean/goods/101-1-s.webp', 'l')).toBe('/media/hean/goods/101-1-l.webp')
})

test.each(['', '/media/hean/art/slide-summer.webp', 'https://cdn.test/101-1-l.webp', '/img/101-l.webp'])(
  'decisions 8 an address without a size key stays as it is: %j',
  (url) => expect(pictureAt(url, 'm')).toBe(url),
)

test('designer §9 an uploaded picture carries its size key wherever it is stored', () => {
  const key = 'uploads/1/2025/01/0b9e3d54-6a0f-4c1e-9a53-0d1a5f6f7e21'
  expect(pictureAt(`/media/${key}-l.webp`, 'm')).toBe(`/media/${key}-m.webp`)
  expect(pictureAt(`https://cdn.test/shop/${key}-l.webp`, 's')).toBe(`https://cdn.test/shop/${key}-s.webp`)
})

test('designer §7 a picture has one address a size, or its own alone', () => {
  expect(pictureAddresses('/media/a/1-l.webp')).toEqual(
    ['s', 'm', 'l'].map((size) => `/media/a/1-${size}.webp`),
  )
  expect(pictureAddresses('/media/a/logo.webp')).toEqual(['/media/a/logo.webp'])
})
