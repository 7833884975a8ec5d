import { yuanText } from '@schemas/money'
import { describe, expect, test } from 'vitest'
import { beginOf, centsOfTyped, detailOf, mostOf, withPieces, withType } from './application'

const SENT = { id: '1', left_aftersales_num: 3, returnable_num: 2 }
const UNSENT = { id: '2', left_aftersales_num: 1, returnable_num: 0 }
const ALL = ['ONLY_REFUND', 'REFUND_GOODS', 'EXCHANGING_GOODS'] as const

describe('what an application may hold', () => {
  test('money for everything that is left, goods only of what was sent', () => {
    expect(ALL.map((type) => mostOf(SENT, type))).toEqual([3, 2, 2])
    expect(ALL.map((type) => mostOf(UNSENT, type))).toEqual([1, 0, 0])
  })

  test('another type takes back what it cannot hold', () => {
    const pieces = { '1': 3, '2': 1 }
    expect(withType({ pieces }, 'ONLY_REFUND', [SENT, UNSENT]).pieces).toEqual(pieces)
    expect(withType({ pieces }, 'REFUND_GOODS', [SENT, UNSENT]).pieces).toEqual({ '1': 2 })
    expect(withType({ pieces: { '9': 1 } }, 'ONLY_REFUND', [SENT]).pieces).toEqual({})
  })

  test('a page begins with the only line, with none of several', () => {
    const types = [...ALL]
    expect(beginOf({ types, list: [SENT] }, undefined)).toEqual({ type: 'ONLY_REFUND', pieces: { '1': 3 } })
    expect(beginOf({ types, list: [SENT, UNSENT] }, undefined).pieces).toEqual({})
  })

  test('or with what an earlier case said, as far as the order still allows it', () => {
    const detail = [{ sub_order_id: '1', num: 1 }] as never
    const earlier = { aftersales_type: 'REFUND_GOODS', detail } as const
    expect(beginOf({ types: [...ALL], list: [SENT, UNSENT] }, earlier)).toEqual({
      type: 'REFUND_GOODS',
      pieces: { '1': 1 },
    })
    expect(beginOf({ types: ['ONLY_REFUND'], list: [UNSENT] }, earlier)).toEqual({
      type: 'ONLY_REFUND',
      pieces: {},
    })
  })

  test('pieces are sent as JSON; a line without any is not chosen', () => {
    expect(detailOf({ '1': 2, '2': 1 })).toBe('[{"id":"1","num":2},{"id":"2","num":1}]')
    expect(detailOf({})).toBe('')
    expect(withPieces(withPieces({ '1': 2 }, '2', 1), '1', 0)).toEqual({ '2': 1 })
  })
})

test.each([
  ['56.66', 5666],
  ['56.6', 5660],
  ['56', 5600],
  ['0.29', 29],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.234', undefined],
  ['1e3', undefined],
  ['一百', undefined],
])('an amount typed as %j is %j cents', (text, cents) => expect(centsOfTyped(text)).toBe(cents))

test('cents are shown as they can be typed', () => {
  for (const cents of [0, 9, 29, 5666, 1_000_000]) expect(centsOfTyped(yuanText(cents))).toBe(cents)
})
