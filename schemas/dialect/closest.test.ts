import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '@tests/helpers/arbitrary-page'
import { closestOf, distance, meantNames } from './closest'

test('the closest word is the first of the least distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 8 }), (typo, known) => {
      const ranked = known.toSorted((a, b) => distance(typo, a) - distance(typo, b))
      expect(closestOf(typo, known)).toBe(ranked[0] ?? '')
    }),
    { seed: SEED, numRuns: 2000 },
  )
})

test('a longer word that begins with the name is closer than one with two other letters', () => {
  expect(closestOf('date', ['dot', 'datetime', 'dare'])).toBe('dare')
  expect(closestOf('date', ['dark', 'datetime'])).toBe('datetime')
})

test('a misspelt name means the closest ones, of which a third of the letters may differ', () => {
  const known = ['wgtBackgroundColor1', 'wgtBackgroundColor2', 'fontSize', 'x']
  expect(meantNames('fontsize', known)).toEqual(['fontSize'])
  expect(meantNames('fontSiz', known)).toEqual(['fontSize'])
  expect(meantNames('wgtBackgroundColor', known)).toEqual(['wgtBackgroundColor1', 'wgtBackgroundColor2'])
  expect(meantNames('sparkle', known)).toEqual([])
  expect(meantNames('a', known)).toEqual([])
})
