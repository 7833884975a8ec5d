import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCapitals } from './capitals'

describe('amounts in words', () => {
  it.each([
    [0, '零圆整'],
    [5, '伍分'],
    [10, '壹角整'],
    [50, '伍角整'],
    [1_00, '壹圆整'],
    [1_05, '壹圆零伍分'],
    [1_50, '壹圆伍角整'],
    [10_00, '壹拾圆整'],
    [123_45, '壹佰贰拾叁圆肆角伍分'],
    [1_001_05, '壹仟零壹圆零伍分'],
    [1_010_00, '壹仟零壹拾圆整'],
    [10_000_00, '壹万圆整'],
    [10_005_00, '壹万零伍圆整'],
    [100_000_00, '壹拾万圆整'],
    [105_000_00, '壹拾万伍仟圆整'],
    [1_000_300_20, '壹佰万零叁佰圆贰角整'],
    [100_000_001_00, '壹亿零壹圆整'],
    [20_030_000_40, '贰仟零叁万圆肆角整'],
  ])('%i cents: %s', (cents, text) => expect(inCapitals(cents)).toBe(text))

  const VALUES: Record<string, number> = { 角: 10, 分: 1 }
  const PLACES: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1_000 }

  /** Reads it back. */
  function centsIn(text: string): number {
    let [cents, section, whole, digit] = [0, 0, 0, 0]
    for (const sign of text.replace('整', '')) {
      const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign)
      if (value >= 0) digit = value
      else if (sign in PLACES) [section, digit] = [section + digit * (PLACES[sign] ?? 0), 0]
      else if (sign === '万' || sign === '亿') {
        const group = (section + digit) * (sign === '万' ? 10_000 : 100_000_000)
        ;[whole, section, digit] = [whole + group, 0, 0]
      } else if (sign === '圆') [cents, section, digit] = [(whole + section + digit) * 100, 0, 0]
      else [cents, digit] = [cents + digit * (VALUES[sign] ?? 0), 0]
    }
    return cents
  }

  it('can be read back, for any amount up to a hundred million yuan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (cents) => {
        const text = inCapitals(cents)
        expect(centsIn(text)).toBe(cents)
        expect(text).not.toMatch(/零零|零圆.+|undefined/)
      }),
    )
  })
})
