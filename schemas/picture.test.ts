import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureAddresses, pictureAt, pictureSet } from './picture'

test('a picture address contains its size key, which can be replaced', () => {
  expect(pictureAt('/media/hean/goods/101-1-l.webp', 's')).toBe('/media/hean/goods/101-1-s.webp')
  expect(pictureAt('/media/hean/goods/101-1-s.webp', 'l')).toBe('/media/hean/goods/101-1-l.webp')
})

test.each(['', '/media/hean/art/slide-summer.webp', 'https://cdn.test/101-1-l.webp', '/img/101-l.webp'])(
  'an address without a size key stays as it is: %j',
  (url) => expect(pictureAt(url, 'm')).toBe(url),
)

test('an uploaded picture has its size key in every storage', () => {
  const key = 'uploads/1/2025/01/0b9e3d54-6a0f-4c1e-9a53-0d1a5f6f7e21'
  expect(pictureAt(`/media/${key}-l.webp`, 'm')).toBe(`/media/${key}-m.webp`)
  expect(pictureAt(`https://cdn.test/shop/${key}-l.webp`, 's')).toBe(`https://cdn.test/shop/${key}-s.webp`)
})

test('a picture has one address per size, or only its own', () => {
  expect(pictureAddresses('/media/a/1-l.webp')).toEqual(
    ['s', 'm', 'l'].map((size) => `/media/a/1-${size}.webp`),
  )
  expect(pictureAddresses('/media/a/logo.webp')).toEqual(['/media/a/logo.webp'])
})

test('a picture with sizes has a srcset, one without has none', () => {
  expect(pictureSet('/media/a/1-l.webp')).toBe(
    '/media/a/1-s.webp 150w, /media/a/1-m.webp 400w, /media/a/1-l.webp 800w',
  )
  expect(pictureSet('/media/a/logo.webp')).toBeUndefined()
})

test('no address can inject a candidate into the srcset', () => {
  const address = fc
    .array(
      fc.constantFrom(
        '/media/',
        'a',
        ' ',
        ',',
        '\t',
        '\n',
        '9w',
        '?',
        '#',
        'https://evil.example/',
        '-l.webp',
      ),
    )
    .map((parts) => `/media/${parts.join('')}-l.webp`)
  fc.assert(
    fc.property(address, (url) => {
      const candidates = pictureSet(url)?.split(', ') ?? []
      expect([0, 3]).toContain(candidates.length)
      for (const candidate of candidates) expect(candidate).toMatch(/^\/media\/[^\s,]+ \d+w$/)
    }),
  )
})
