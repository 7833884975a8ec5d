import { describe, expect, test } from 'vitest'
import { createAjv } from '../dialect/ajv'
import { at } from '@tests/helpers/resolved-schema'

const accepts = (type: string, path: string) => {
  const validate = createAjv().compile(at(type, path))
  return (value: unknown) => validate(value)
}

describe('colours', () => {
  const colour = accepts('W0002', 'props.wgtTitleColor')
  test.each([
    '',
    'transparent',
    '#fff',
    '#fff8',
    '#FF5A00',
    '#ff5a00cc',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,0.5)',
    'rgba(1,2,3,.5)',
  ])('accepts "%s"', (value) => expect(colour(value)).toBe(true))
  test.each([
    'red',
    '#ff',
    '#fffff',
    '#gggggg',
    'rgb(1,2)',
    'rgba(1,2,3,2)',
    'url(x)',
    '#fff;color:red',
    '#fff\n',
    'var(--x)',
    7,
  ])('refuses "%s"', (value) => expect(colour(value)).toBe(false))
})

const hostile = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg>',
  '//evil.example/x.png',
  '/\\evil.example',
  '\\\\evil',
  'relative.png',
  'ftp://a/b',
  'https://',
  '/a b.png',
  '/a\nb',
  ' /a.png',
]

describe('pictures, videos and links are paths of this site or http(s)', () => {
  const image = accepts('W0003', 'props.imgUrl')
  const film = accepts('W0023', 'props.src')
  const href = accepts('W0001', 'props.data.*.pathData.href')
  test.each(['', '/img/1.webp', '/', 'https://a.example/图.png?x=1#y', 'http://localhost:3000/a.jpg'])(
    'an image may be "%s"',
    (value) => expect(image(value)).toBe(true),
  )
  test.each(hostile)('no field accepts "%s"', (value) => {
    expect([image(value), film(value), href(value)]).toEqual([false, false, false])
  })
  test.each([
    ['/a.mp4', true],
    ['https://a.example/b.webm?t=1', true],
    ['', true],
    ['/a.mov', false],
    ['/a.mp4.exe', false],
  ])('a video may be "%s": %s', (value, expected) => expect(film(value)).toBe(expected))
})

test('margins are numbers or auto', () => {
  const margin = accepts('W0001', 'style.marginLeft')
  expect([0, -10, 12.5, 'auto'].map(margin)).toEqual([true, true, true, true])
  expect(['10px', 'Auto', '', null, true].map(margin)).toEqual([false, false, false, false, false])
})

test('money is cents: integers from 0', () => {
  const price = accepts('W0002', 'props.data.*.price')
  expect([0, 9900].map(price)).toEqual([true, true])
  expect([-1, 0.5, '9900', null].map(price)).toEqual([false, false, false, false])
})

test('a link is a closed object, and {} is no link', () => {
  const link = accepts('W0001', 'props.data.*.pathData')
  expect(link({})).toBe(true)
  expect(link({ linkPage: 'goods', linkPageLabel: '商品', goods_id: '7', itemName: '短袖' })).toBe(true)
  expect(link({ linkPage: 'live' })).toBe(false)
  expect(link({ goods_id: 7 })).toBe(false)
  expect(link({ pics: [] })).toBe(false)
})

test('a hot zone is fractions of its picture', () => {
  const zone = accepts('W0003', 'props.data.*')
  expect(zone({ widthPer: 1, heightPer: 0.5, topPer: 0, leftPer: 0, pathData: {} })).toBe(true)
  expect([{ widthPer: 1.01 }, { leftPer: -0.01 }, { topPer: '0' }].map(zone)).toEqual([false, false, false])
})
