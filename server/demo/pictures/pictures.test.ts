import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { companies } from '../companies'
import { palette } from '../palette'
import { distance, mix, shade } from '../silhouettes/colour'
import { goodsPicture } from './goods-picture'
import { mirrored } from '../silhouettes/ink'
import { picturesOf } from '../picture-jobs'
import { lettering, letteringWidth } from './lettering'
import { silhouettes } from '../silhouettes'

const jobs = companies.flatMap(picturesOf)

test('pictures are drawn without fonts, scripts and external resources', () => {
  const bad = /<text|<image|<script|<foreignObject|href=|url\((?!#)|NaN|undefined|Infinity/
  expect(jobs.filter(({ svg }) => bad.test(svg())).map(({ url }) => url)).toEqual([])
})

test('every picture has its own address', () => {
  const urls = jobs.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
})

test('pictures are identical at every start', () => {
  for (const { svg } of jobs.slice(0, 20)) expect(svg()).toBe(svg())
})

describe.each(Object.keys(silhouettes) as (keyof typeof silhouettes)[])('the silhouette %s', (kind) => {
  test('is visible in every colour of the palette and stays inside the picture', async () => {
    const [first] = Object.values(palette)
    if (!first) throw new Error('empty palette')
    const { info } = await sharp(Buffer.from(goodsPicture({ kind, motif: 'leaf', ...first }, 3)))
      .resize(60)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([60, 60])
    const drawings = Object.values(palette).map((swatch, index) => goodsPicture({ kind, ...swatch }, index))
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

test('a shade keeps black and white, a mix ends at its two colours', () => {
  expect(shade('#2f7d5b', 1)).toBe('#ffffff')
  expect(shade('#2f7d5b', -1)).toBe('#000000')
  expect(mix('#2f7d5b', '#c8372d', 0)).toBe('#2f7d5b')
  expect(mix('#2f7d5b', '#c8372d', 1)).toBe('#c8372d')
  expect(distance('#ffffff', '#000000')).toBeCloseTo(1, 2)
  expect(() => shade('red', 0)).toThrow('colour: expected #rrggbb, got red')
})

test('a mirrored outline passes through the same heights on both sides', () => {
  expect(mirrored([0, -10], [5, 0], [8, 4, 6, 10], [0, 12])).toBe(
    'M0 -10L5 0Q8 4 6 10L0 12L0 12L-6 10Q-8 4 -5 0L0 -10Z',
  )
})

test('lettering names a character without outline', () => {
  expect(letteringWidth('禾岸', { size: 50 })).toBe(100)
  expect(() => lettering('龘', 0, 0, { size: 20, colour: '#000000' })).toThrow('lettering: no outline for 龘')
})
