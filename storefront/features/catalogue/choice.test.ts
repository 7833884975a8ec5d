import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenAfter, firstChoice, isDisabled, resolved, type Choice, type Group, type Sku } from './choice'

const group = (name: string, count: number): Group => ({
  spec_values: Array.from({ length: count }, (_, index) => ({ spec_value_id: `${name}${index}` })),
})
const sku = (item_id: string, store: number, ...values: string[]): Sku => ({
  item_id,
  store,
  item_spec: values.map((spec_value_id) => ({ spec_value_id })),
})

const COLOUR = group('c', 2)
const SIZE = group('s', 2)
const SHIRT = [
  sku('1', 0, 'c0', 's0'),
  sku('2', 5, 'c0', 's1'),
  sku('3', 1, 'c1', 's0'),
  sku('4', 0, 'c1', 's1'),
]

/** One to three groups, an item for some of their combinations. */
const goods = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }).chain((counts) => {
  const groups = counts.map((count, index) => group('abc'[index] ?? '', count))
  const every = groups.reduce<string[][]>(
    (sets, { spec_values }) =>
      sets.flatMap((set) => spec_values.map(({ spec_value_id }) => [...set, spec_value_id])),
    [[]],
  )
  return fc
    .array(fc.integer({ min: 0, max: 2 }), { minLength: every.length, maxLength: every.length })
    .map((stores) => ({ groups, skus: every.map((values, n) => sku(String(n), stores[n] ?? 0, ...values)) }))
})

describe('choosing a specification', () => {
  test('the first item with stock above 0 is preselected', () => {
    expect(firstChoice([COLOUR, SIZE], SHIRT)).toEqual(['c0', 's1'])
    expect(
      firstChoice(
        [COLOUR, SIZE],
        SHIRT.map((one) => ({ ...one, store: 0 })),
      ),
    ).toEqual([null, null])
  })

  test('the item of the address is, also where it is sold out', () => {
    expect(firstChoice([COLOUR, SIZE], SHIRT, '3')).toEqual(['c1', 's0'])
    expect(firstChoice([COLOUR, SIZE], SHIRT, '4')).toEqual(['c1', 's1'])
  })

  test('the item that lists name for its product gives way to one in stock', () => {
    const listed = SHIRT.map((one) => ({ ...one, is_default: one.item_id === '1' }))
    expect(firstChoice([COLOUR, SIZE], listed, '1')).toEqual(['c0', 's1'])
  })

  test('clicking a chosen value clears it, another one takes its place', () => {
    expect(chosenAfter(['c0', 's1'], 0, 'c0')).toEqual([null, 's1'])
    expect(chosenAfter(['c0', 's1'], 0, 'c1')).toEqual(['c1', 's1'])
  })

  test('an item is found only when every group has a choice', () => {
    expect(resolved(SHIRT, ['c0', null])).toBeUndefined()
    expect(resolved(SHIRT, ['c0', 's1'])?.item_id).toBe('2')
    expect(resolved([sku('9', 1)], [])?.item_id).toBe('9')
  })

  test('a value is disabled just when no item in stock has it with the other choices', () => {
    fc.assert(
      fc.property(goods, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), ({ groups, skus }, picks) => {
        const choice: Choice = groups.map(({ spec_values }, index) => {
          const pick = (picks[index] ?? 0) % (spec_values.length + 1)
          return spec_values[pick]?.spec_value_id ?? null
        })
        groups.forEach(({ spec_values }, index) => {
          for (const { spec_value_id: value } of spec_values) {
            const others = choice.filter((_, other) => other !== index)
            const wanted = [...others.filter((one) => one !== null), value]
            const possible = skus.some(
              ({ store, item_spec }) =>
                store > 0 &&
                wanted.every((one) => item_spec.some(({ spec_value_id }) => spec_value_id === one)),
            )
            expect(isDisabled(skus, choice, index, value)).toBe(!possible)
          }
        })
      }),
    )
  })

  test('clicking enabled values only always ends at a specification in stock', () => {
    fc.assert(
      fc.property(goods, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), ({ groups, skus }, picks) => {
        let choice: Choice = groups.map(() => null)
        groups.forEach(({ spec_values }, index) => {
          const open = spec_values.filter((one) => !isDisabled(skus, choice, index, one.spec_value_id))
          const pick = open[(picks[index] ?? 0) % Math.max(1, open.length)]
          if (pick) choice = chosenAfter(choice, index, pick.spec_value_id)
        })
        const found = resolved(skus, choice)
        expect(found === undefined || found.store > 0).toBe(true)
        expect(found === undefined).toBe(skus.every(({ store }) => store === 0))
      }),
    )
  })
})
