import { describe, expect, it } from 'vitest'
import { toBoolean, toCents, toNumber } from './values'

describe('prices', () => {
  it.each([
    ['whole cents as text', '1990', false, 1990],
    ['whole cents', 1990, false, 1990],
    ['a fraction can only be yuan', '19.9', false, 1990],
    ['two decimals are yuan', '199.00', false, 19900],
    ['a number with a fraction', 12.5, false, 1250],
    ['a currency sign', '¥12', false, 1200],
    ['a placeholder is in yuan', 299, true, 29900],
    ['a placeholder as text', '299', true, 29900],
    ['digits, not floats', '1.005', false, 101],
    ['rounds half up', '0.995', false, 100],
    ['zero', 0, true, 0],
    ['negative stays negative', '-1.50', false, -150],
  ])('%s', (_name, value, isYuan, cents) => {
    expect(toCents(value, isYuan)).toBe(cents)
  })

  it.each(['', '12元', 'free', null, true, {}, [], '1e3', Number.NaN])('%j is no price', (value) => {
    expect(toCents(value, false)).toBeUndefined()
  })
})

describe('numbers and switches as text', () => {
  it.each([
    ['38', 38],
    [' 12.5 ', 12.5],
    ['-3', -3],
    ['20px', 20],
    ['.5', 0.5],
  ])('%j becomes the number %d', (text, number) => {
    expect(toNumber(text)).toBe(number)
  })

  it.each(['auto', '', '12em', '1,2', '0x10', 'Infinity', null, []])('%j is no number', (value) => {
    expect(toNumber(value)).toBeUndefined()
  })

  it.each([
    ['true', true],
    ['1', true],
    [1, true],
    ['false', false],
    ['0', false],
    [0, false],
    ['yes', undefined],
    [2, undefined],
    ['', undefined],
  ])('%j becomes the switch %j', (value, switched) => {
    expect(toBoolean(value)).toBe(switched)
  })
})
