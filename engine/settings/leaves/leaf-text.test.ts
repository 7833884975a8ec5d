import { describe, expect, test } from 'vitest'
import { formatYuan, parseNumber, parseYuan, stepped } from './leaf-text'

describe('typed numbers', () => {
  test.each<[string, ReturnType<typeof parseNumber>]>([
    ['12', { value: 12 }],
    ['-1.5', { value: -1.5 }],
    ['1.', { value: 1 }],
    ['.5', { value: 0.5 }],
    ['１２。５', { value: 12.5 }],
    ['', 'empty'],
    [' ', 'empty'],
    ['-', 'unfinished'],
    ['.', 'unfinished'],
    ['1e3', 'unfinished'],
    ['0x10', 'unfinished'],
    ['Infinity', 'unfinished'],
  ])('“%s”', (text, parsed) => {
    expect(parseNumber(text)).toEqual(parsed)
  })

  test('a step adds no decimals of its own', () => {
    expect(stepped(0.1, 1, { step: 0.2 })).toBe(0.3)
    expect(stepped(undefined, 1, { step: 1, minimum: 10 })).toBe(11)
    expect(stepped('abc', -1, { step: 1, minimum: 0 })).toBe(0)
  })
})

describe('prices are cents divided by 100, two decimals', () => {
  test.each([
    [9900, '99.00'],
    [5, '0.05'],
    [0, '0.00'],
    [12.5, '0.125'],
    ['abc', 'abc'],
    [undefined, ''],
  ])('%s is shown as “%s”', (cents, text) => {
    expect(formatYuan(cents)).toBe(text)
  })

  test.each([
    ['12.5', { value: 1250 }],
    ['¥19.99', { value: 1999 }],
    ['1.15', { value: 115 }],
    ['0.001', { value: 0.1 }],
    ['', 'empty'],
  ])('“%s” reads as %o', (text, parsed) => {
    expect(parseYuan(text)).toEqual(parsed)
  })
})
