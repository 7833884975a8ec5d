import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionColour, contrast, rgbaOf } from './contrast'

describe('contrast ratios on white', () => {
  test.each([
    ['#479EE9', 2.86],
    ['#FF5A00', 3.13],
    ['#8C8C8C', 3.36],
    ['#767676', 4.54],
    ['#000', 21],
  ])('%s has %f', (text, ratio) => {
    expect(contrast(text, '#fff')).toBeCloseTo(ratio, 2)
  })

  test('transparent colours blend with the next background, finally white', () => {
    expect(contrast('#fff', '#00000000', '#000')).toBe(21)
    expect(contrast('#fff', 'transparent', '', undefined)).toBe(1)
    expect(contrast('rgba(0, 0, 0, 0.5)', '#fff')).toBeCloseTo(3.95, 1)
    expect(contrast('', '#fff')).toBeNull()
    expect(contrast('transparent', '#fff')).toBeNull()
  })

  test.each([
    ['#f50', { r: 255, g: 85, b: 0, a: 1 }],
    ['#f508', { r: 255, g: 85, b: 0, a: 136 / 255 }],
    ['#FF5A00CC', { r: 255, g: 90, b: 0, a: 0.8 }],
    ['rgb(1,2,3)', { r: 1, g: 2, b: 3, a: 1 }],
    ['red', null],
  ])('parses %s', (text, rgba) => {
    expect(rgbaOf(text)).toEqual(rgba)
  })
})

describe('the action colour of a page', () => {
  test('is the theme’s where texts of it are readable, otherwise as much darker as needed', () => {
    expect(actionColour('#1f6b4f')).toBe('#1f6b4f')
    expect(actionColour('#479EE9')).toBe('#326fa3')
    expect(actionColour('#ffffff')).toBe('#6b6b6b')
  })

  test('is undefined without a theme', () => {
    expect(actionColour('')).toBeUndefined()
    expect(actionColour('red')).toBeUndefined()
  })

  test('is readable on white and on the shop’s grey, and white is on it, for every theme', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const action = actionColour(`#${value.toString(16).padStart(6, '0')}`)
        expect(contrast(action, '#f0f0f0')).toBeGreaterThanOrEqual(4.5)
        expect(contrast('#fff', action)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
