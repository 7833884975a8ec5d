import fc from 'fast-check'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { LINKED_COLOURS } from '@schemas/linked-colours'
import { describe, expect, test } from 'vitest'
import {
  colour,
  cssUrl,
  fraction,
  isClear,
  mediaUrl,
  oneOf,
  plainColour,
  px,
  safeUrl,
  zIndex,
} from './css-values'

const runs = { numRuns: 20_000, seed: 20261121 }
const hostilePieces = fc.constantFrom(
  '"',
  "'",
  ')',
  '(',
  ';',
  '}',
  '{',
  '\\',
  '\n',
  '/*',
  '*/',
  'url(',
  'expression(',
  'javascript:',
  '#fff',
  '<',
  ' ',
  'rgb(',
  '1',
  ',',
)
const hostile = fc.oneof(
  fc.string(),
  fc.array(hostilePieces, { maxLength: 8 }).map((parts) => parts.join('')),
)

test('colours that follow the theme are drawn by tokens of the page, and no other word is a colour', () => {
  const patternIn = (type: string, ...[side = '', name = '']: string[]) =>
    resolvedSchemas[type]?.properties?.[side]?.properties?.[name]?.pattern ?? 'none'
  const linkable = patternIn('W0001', 'style', 'backgroundColor')
  const plain = patternIn('W0000', 'props', 'themeColor')
  expect(linkable.endsWith(plain.slice('^(?:'.length))).toBe(true)
  for (const link of Object.keys(LINKED_COLOURS)) {
    expect([new RegExp(linkable).test(link), new RegExp(plain).test(link)]).toEqual([true, false])
    expect([colour(link), plainColour(link)]).toEqual([expect.stringMatching(/^var\(--[a-z]+\)$/), undefined])
  }
  expect(isClear('theme.primary')).toBe(false)
  for (const word of ['theme.', 'theme.link', 'primary', 'constructor', 'var(--action)'])
    expect(colour(word)).toBeUndefined()
})

describe('style values go through typed parsers', () => {
  test.each(['#fff', '#FFFA', '#479EE9', '#ffffff00', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'transparent'])(
    '%s is a colour',
    (value) => {
      expect(colour(value)).toBe(value)
    },
  )

  test.each([
    'red;}body{',
    '#12345',
    '#ggg',
    'rgb(1 2 3)',
    'rgb(1,2,3',
    'url(/x)',
    'var(--x)',
    '#fff;color:red',
    '',
    null,
    7,
    ['#fff'],
  ])('rejects %j', (value) => expect(colour(value)).toBeUndefined())

  test('no text becomes a colour that allows a second declaration', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const parsed = colour(text)
        expect(parsed === undefined || /^[#\w(),. ]+$/.test(parsed)).toBe(true)
      }),
      runs,
    )
  })

  test('a background picture never leaves its url("…")', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const urls = [cssUrl(text), cssUrl(`/img/${text}`), cssUrl(`https://x.example/${text}`)]
        const escaped = urls.filter((url) => url !== undefined && !/^url\("[^"'()<>\\\s;{}]*"\)$/.test(url))
        expect(escaped).toEqual([])
      }),
      runs,
    )
  })

  test('numbers are finite and bounded for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.anything()), (value) => {
        for (const parsed of [px(value), zIndex(value), fraction(value)]) {
          expect(Math.abs(parsed ?? 0)).toBeLessThanOrEqual(1_000_000)
        }
      }),
      runs,
    )
  })

  test('oneOf returns only listed values', () => {
    expect(oneOf('left', ['left', 'right'])).toBe('left')
    expect(oneOf('constructor', ['left', 'right'])).toBeUndefined()
  })

  test.each([
    ['#ffffff00', true],
    ['#fff0', true],
    ['transparent', true],
    ['', true],
    ['#ffffffff', false],
    ['#fff', false],
    ['bad', true],
  ])('isClear(%s) is %s', (value, clear) => expect(isClear(value)).toBe(clear))
})

describe('javascript:, data: and protocol-relative addresses are refused', () => {
  test.each(['/a', '/items?keywords=短袖', 'https://x.example/a', 'http://x.example'])('%s stays', (url) => {
    expect(safeUrl(url)).toBe(url)
    expect(mediaUrl(url)).toBe(url)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http:evil',
    'https:///x',
    'blob:https://x',
    'file:///etc/passwd',
    'relative/path',
    '',
    '/a\tb',
    'https://x y',
    '/api/h5app/wxapp/user.logout',
    '/a/../api/x',
    '/%61%70i/x',
    'https://shop.example/api/h5app/wxapp/user.logout',
    'https://shop.example/%61pi/admin/x',
  ])('%j is refused', (url) => expect(safeUrl(url)).toBeUndefined())

  const picture = `/api/h5app/wxapp/espier/pictures/${'0'.repeat(69)}.webp`
  test.each([
    picture,
    `${picture}?company_id=1`,
    `https://shop.example${picture}?company_id=1&expires=1800000000&link=${'a'.repeat(64)}`,
  ])("a member's private picture is a picture, not a link: %s", (url) => {
    expect([mediaUrl(url), safeUrl(url)]).toEqual([url, undefined])
  })

  test.each([
    `${picture}/../../user.logout`,
    `${picture}?company_id=1&method=user.logout`,
    `${picture}?method=user.logout`,
    picture.replace('pictures/', 'pictures/../'),
    picture.replace('espier', '%65spier'),
    `//evil.example${picture}`,
    `/api/h5app/wxapp/user.logout#${picture}`,
  ])('rejects other API addresses as pictures: %s', (url) => expect(mediaUrl(url)).toBeUndefined())

  test('every accepted address leads to this site or over http(s)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.webUrl(),
          hostile.map((text) => `/${text}`),
        ),
        (text) => {
          const url = safeUrl(text) ?? '/refused'
          const resolved = new URL(url, 'https://shop.example/home')
          expect(resolved.protocol).toMatch(/^https?:$/)
          expect(!url.startsWith('/') || resolved.host === 'shop.example').toBe(true)
        },
      ),
      runs,
    )
  })
})
