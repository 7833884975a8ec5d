import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { readingOrder } from './order'
import type { PageJson } from './page'

const uuidsOf = (page: PageJson) => readingOrder(page).map(([uuid]) => uuid)

describe('reading order', () => {
  test('is depth first: a panel right before its children', () => {
    const page = pageOf({
      after: { order: 'a2' },
      second: { order: 'a1', parent: 'panel' },
      first: { order: 'a0', parent: 'panel' },
      panel: { order: 'a1', type: 'W0006' },
      before: { order: 'a0' },
    })
    expect(uuidsOf(page)).toEqual(['before', 'panel', 'first', 'second', 'after'])
  })

  test('compares keys byte-wise, so capitals come before small letters', () => {
    const page = pageOf({ small: { order: 'a0' }, capital: { order: 'Zz' }, digit: { order: 'a00V' } })
    expect(uuidsOf(page)).toEqual(['capital', 'small', 'digit'])
  })

  test('breaks ties by uuid', () => {
    const page = pageOf({
      b: { order: 'a0' },
      '10': { order: 'a0' },
      '9': { order: 'a0' },
      A: { order: 'a0' },
    })
    expect(uuidsOf(page)).toEqual(['10', '9', 'A', 'b'])
  })

  test('keeps all widgets: orphans follow the top level, circles come last', () => {
    const page = pageOf({
      ring1: { parent: 'ring2', order: 'a0' },
      ring2: { parent: 'ring1', order: 'a1' },
      orphan: { parent: 'gone', order: 'a0' },
      ofOrphan: { parent: 'orphan', order: 'a0' },
      top: { order: 'a5' },
    })
    expect(uuidsOf(page)).toEqual(['top', 'orphan', 'ofOrphan', 'ring1', 'ring2'])
  })

  test('contains every widget once for any order of the map', () => {
    fc.assert(
      fc.property(arbitraryPage, fc.infiniteStream(fc.nat()), (page, numbers) => {
        const shuffled = Object.entries(page.widgets)
          .map((entry) => ({ entry, rank: numbers.next().value }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ entry }) => entry)
        expect(uuidsOf({ ...page, widgets: Object.fromEntries(shuffled) })).toEqual(uuidsOf(page))
        expect(uuidsOf(page).toSorted()).toEqual(Object.keys(page.widgets).toSorted())
      }),
      { seed: SEED },
    )
  })

  test('handles a chain of 20,000 parents without recursion', () => {
    const widgets = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [
        `w${index}`,
        { parent: index === 0 ? null : `w${index - 1}`, order: 'a0' },
      ]),
    )
    expect(readingOrder(pageOf(widgets))).toHaveLength(20_000)
  })
})
