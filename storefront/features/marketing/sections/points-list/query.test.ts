import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SORTS } from '@storefront/features/catalogue/sorts'
import { filterRows, pointsHref, readPointsQuery, type PointsQuery } from './query'

const id = fc.stringMatching(/^[a-z0-9]{1,6}$/)
const query: fc.Arbitrary<PointsQuery> = fc.record({
  keywords: fc.oneof(fc.constant(''), fc.stringMatching(/^[\p{L}\p{N}]{1,8}$/u)),
  cat_id: fc.oneof(fc.constant(''), id),
  brand_id: fc.uniqueArray(id, { maxLength: 3 }),
  points: fc.option(
    fc.tuple(fc.nat(9999), fc.nat(9999)).map(([low, more]): readonly [number, number] => [low, low + more]),
  ),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 500 }),
})
const read = (href: string) => readPointsQuery(Object.fromEntries(new URL(href, 'http://shop').searchParams))

describe('the address of the points mall', () => {
  test('says all of what is listed; another filter begins at the first page', () => {
    fc.assert(
      fc.property(query, (list) => {
        expect(read(pointsHref(list, { page: list.page }))).toEqual(list)
        expect(read(pointsHref(list, { cat_id: 'x' }))).toEqual({ ...list, cat_id: 'x', page: 1 })
      }),
    )
  })

  test('what makes no sense counts as not said', () => {
    const odd = '/pointitems?page=0&sort=7&points=9-1&brand_id=,,'
    expect(read(odd)).toEqual(read('/pointitems'))
    expect(read('/pointitems?points=1-2-3').points).toBeNull()
  })
})

describe('what narrows the mall', () => {
  const offered = {
    categories: [],
    brands: [],
    screen: {
      brand_openstatus: true,
      cat_openstatus: true,
      point_openstatus: true,
      point_section: [
        [0, 100],
        [100, 500],
      ],
    },
  }

  test('a section of points is chosen, and left out by choosing it again', () => {
    const [first] = filterRows(read('/pointitems'), offered)[2]?.choices ?? []
    expect(first).toMatchObject({ chosen: false, href: '/pointitems?points=0-100' })
    const [again] = filterRows(read('/pointitems?points=0-100'), offered)[2]?.choices ?? []
    expect(again).toMatchObject({ chosen: true, href: '/pointitems' })
  })

  test('what the shop has not opened is not offered', () => {
    const screen = { ...offered.screen, point_openstatus: false }
    expect(filterRows(read('/pointitems'), { ...offered, screen })[2]?.choices).toEqual([])
    expect(filterRows(read('/pointitems'), { ...offered, screen: undefined })).toEqual([])
  })
})
