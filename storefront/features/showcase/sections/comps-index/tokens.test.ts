import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensOf } from './tokens'

const tokens = tokensOf(readFileSync('engine/render/tokens.css', 'utf8'))

const namesOf = (kind: keyof typeof tokens) => tokens[kind].map(({ name }) => name)

test('every kind of token of the style sheet is shown, and none twice', () => {
  for (const [kind, all] of Object.entries(tokens)) expect([kind, all.length > 1]).toEqual([kind, true])
  const all = Object.values(tokens).flatMap((each) => each.map(({ name }) => name))
  expect(new Set(all).size).toBe(all.length)
  expect(namesOf('colour')).toEqual(expect.arrayContaining(['--text', '--action', '--price-soft', '--veil']))
  expect(namesOf('type')).toContain('--font-xs')
})

test('colours have their contrast, also those made of others', () => {
  const of = (name: string) => tokens.colour.find((token) => token.name === name)?.contrasts
  expect(of('--text')?.onWhite).toBeCloseTo(12.63, 1)
  expect(of('--link')).toEqual(of('--action'))
  expect(of('--action-soft')?.below).toBeGreaterThan(11)
  expect(of('--action-strong')?.onWhite).toBeGreaterThan(of('--action')?.onWhite ?? 0)
  const without = tokens.colour.filter(({ contrasts }) => !contrasts).map(({ name }) => name)
  expect(without).toEqual([])
})

test('texts of the shop are readable on white', () => {
  for (const name of ['--text', '--text-soft', '--text-quiet', '--action', '--price', '--error']) {
    const token = tokens.colour.find((each) => each.name === name)
    expect([name, (token?.contrasts?.onWhite ?? 0) >= 4.5]).toEqual([name, true])
  }
})
