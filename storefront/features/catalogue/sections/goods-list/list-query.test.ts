import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SORTS } from '../../sorts'
import { centsOfYuan, listHref, paramOf, readListQuery, type ListQuery } from './list-query'

const word = fc.stringMatching(/^[\p{L}\p{N}]{1,8}$/u)
const id = fc.stringMatching(/^[a-z0-9]{1,6}$/)
const yuan = fc.oneof(fc.constant(''), fc.stringMatching(/^[1-9]\d{0,4}(\.\d{2})?$/))
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    keywords: fc.oneof(fc.constant(''), word),
    tag: fc.oneof(fc.constant(''), word),
    cat_id: fc.oneof(fc.constant(''), id),
    main_category: fc.oneof(fc.constant(''), id),
    card_id: fc.oneof(fc.constant(''), id),
    promotion_id: fc.oneof(fc.constant(''), id),
    distributor_id: fc.oneof(fc.constant(''), id),
    brand_id: fc.uniqueArray(id, { maxLength: 3 }),
    params: fc.uniqueArray(
      fc.tuple(id, fc.stringMatching(/^[\p{L}\p{N}:,%]{1,8}$/u)).map((pair) => pair.join(':')),
      { maxLength: 3 },
    ),
    sort: fc.constantFrom(...SORTS),
    one_column: fc.boolean(),
    page: fc.integer({ min: 1, max: 500 }),
    bounds: fc
      .tuple(yuan, yuan)
      .map((pair) => (pair.includes('') ? pair : pair.toSorted((a, b) => Number(a) - Number(b)))),
  })
  .map(({ bounds: [start_price = '', end_price = ''], ...list }) => ({ ...list, start_price, end_price }))
const read = (href: string) => readListQuery(Object.fromEntries(new URL(href, 'http://shop').searchParams))

describe('the address of a goods list', () => {
  test('says all of what is listed, and nothing else', () => {
    fc.assert(
      fc.property(query, (list) => {
        expect(read(listHref(list, { page: list.page }))).toEqual(list)
      }),
    )
  })

  test('another filter begins at the first page', () => {
    fc.assert(
      fc.property(query, (list) => {
        expect(read(listHref(list, { tag: '新品' })).page).toBe(1)
      }),
    )
  })

  test('the links of the shop are understood', () => {
    expect(read('/items?keywords=%E7%9F%AD%E8%A2%96')).toMatchObject({ keywords: '短袖', page: 1, sort: '0' })
    expect(read('/items?tag=%E6%96%B0%E5%93%81').tag).toBe('新品')
    expect(read('/items?cat_id=10').cat_id).toBe('10')
    expect(read('/items?main_category=7').main_category).toBe('7')
  })

  test('what makes no sense counts as not said', () => {
    const odd = '/items?page=-1&sort=99&start_price=1e9&end_price=%3Cb%3E&params=a,b:c,:&brand_id=,,'
    expect(read(odd)).toEqual({ ...read('/items'), params: ['b:c'] })
  })

  test('a parameter value may contain colons: the first colon is the separator', () => {
    expect(read('/items?params=3:3:%E9%99%B6%E7%93%B7,7:a').params.map(paramOf)).toEqual([
      { attribute_id: '3', attribute_value_id: '3:陶瓷' },
      { attribute_id: '7', attribute_value_id: 'a' },
    ])
  })

  test('the bounds of a reversed price range are swapped', () => {
    expect(read('/items?start_price=500&end_price=100')).toMatchObject({
      start_price: '100',
      end_price: '500',
    })
    expect(read('/items?start_price=500')).toMatchObject({ start_price: '500', end_price: '' })
  })

  test('cents of what was typed', () => {
    expect([centsOfYuan(''), centsOfYuan('0'), centsOfYuan('19.99')]).toEqual([undefined, 0, 1999])
  })
})
