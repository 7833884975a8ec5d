import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fillPageProps } from '@schemas/fill'
import { fillSetting } from '@schemas/site-settings'
import { contrast } from './contrast'
import { themeVariables, withShopTheme } from './shop-theme'

const theme = (own: object = {}) => fillSetting('theme', { ...own })
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a page that follows the shop’s theme', () => {
  const following = fillPageProps({ followTheme: true, themeColor: '#111111' })

  test('has the shop’s colours, and keeps the rest of its settings', () => {
    const drawn = withShopTheme(following, theme({ primaryColor: '#1f6b4a', backgroundColor: '#f7f3ec' }))
    expect(drawn).toEqual({ ...following, themeColor: '#1f6b4a', backgroundColor: '#f7f3ec' })
  })

  test('is readable in every theme: white on its colour, its colour on grey, quiet text on its background', () => {
    fc.assert(
      fc.property(hex, hex, (primaryColor, backgroundColor) => {
        const drawn = withShopTheme(following, theme({ primaryColor, backgroundColor }))
        expect(contrast('#fff', drawn.themeColor)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(drawn.themeColor, '#f0f0f0')).toBeGreaterThanOrEqual(4.5)
        expect(contrast('#6b6b6b', drawn.backgroundColor)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('keeps its own colours where the shop has none, and a page with colours of its own always', () => {
    expect(withShopTheme(following, theme({ primaryColor: '', backgroundColor: '' }))).toEqual(following)
    const own = fillPageProps({ themeColor: '#479EE9' })
    expect(withShopTheme(own, theme({ primaryColor: '#1f6b4a' }))).toBe(own)
  })
})

describe('the tokens of a theme', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

  test('the standard theme changes none, so a shop that chose nothing looks as before', () => {
    expect(themeVariables(theme())).toEqual({})
    expect(tokens).toContain('--price: #d41d14;')
  })

  test('name only tokens that there are', () => {
    const all = [
      theme({ radius: 'square', priceColor: '#000000' }),
      theme({ radius: 'round', fontSize: 'large', font: 'serif' }),
    ]
    const names = all.flatMap((one) => Object.keys(themeVariables(one)))
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !tokens.includes(`  ${name}:`))).toEqual([])
  })

  test('compact and large are steps from the sizes of the standard theme, never below 12 px', () => {
    const large = themeVariables(theme({ fontSize: 'large' }))
    const compact = themeVariables(theme({ fontSize: 'compact' }))
    for (const [, name, px] of tokens.matchAll(/(--font-\w+): (\d+)px/g)) {
      const of = (all: typeof large) => Number.parseInt(all[name as `--${string}`] ?? '', 10)
      expect(of(large)).toBeGreaterThan(Number(px))
      expect(of(compact)).toBeGreaterThanOrEqual(12)
      expect(of(compact)).toBeLessThanOrEqual(Number(px))
    }
  })

  test('a price is as dark as texts need', () => {
    const price = themeVariables(theme({ priceColor: '#ff9900' }))['--price']
    expect(contrast(price, '#f0f0f0')).toBeGreaterThanOrEqual(4.5)
  })
})
