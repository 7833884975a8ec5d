import { SEED } from '@tests/helpers/random-edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backward, forward, restack, STACK_MOVES, toBack, toFront, type Layer } from './stack'

const DEFAULT = 10_000
const layers = (...ids: string[]): Layer[] => ids.map((id) => ({ id, z: DEFAULT }))

/** Ids in painting order, lowest first. */
function painted(all: readonly Layer[], changed: ReadonlyMap<string, number> = new Map()): string {
  return all
    .map(({ id, z }) => ({ id, z: changed.get(id) ?? z }))
    .toSorted((a, b) => a.z - b.z)
    .map(({ id }) => id)
    .join('')
}

describe('depth of children: 10000 by default', () => {
  const all = layers('a', 'b', 'c', 'd')

  test.each([
    ['toFront', toFront, 'a', 'bcda'],
    ['toBack', toBack, 'c', 'cabd'],
    ['forward', forward, 'b', 'acbd'],
    ['backward', backward, 'c', 'acbd'],
  ] as const)('%s', (_name, move, id, expected) => {
    expect(painted(all, move(all, new Set([id])))).toBe(expected)
  })

  test('moves one depth above the others', () => {
    expect(toFront(all, new Set(['a']))).toEqual(new Map([['a', DEFAULT + 1]]))
    expect(toBack(all, new Set(['d']))).toEqual(new Map([['d', DEFAULT - 1]]))
  })

  test('moving the topmost child to the front changes nothing', () => {
    expect(toFront(all, new Set(['d']))).toEqual(new Map())
    expect(backward(all, new Set(['a', 'b']))).toEqual(new Map())
    expect(toFront(all, new Set())).toEqual(new Map())
  })

  test('several children keep their order', () => {
    expect(painted(all, toFront(all, new Set(['c', 'a'])))).toBe('bdac')
    expect(painted(all, forward(all, new Set(['a', 'b'])))).toBe('cabd')
  })
})

const anyLayers = fc
  .array(fc.integer({ min: 9_995, max: 10_005 }), { minLength: 1, maxLength: 8 })
  .map((depths) => depths.map((z, index) => ({ id: 'abcdefgh'[index] ?? '', z })))

describe('depth of any children', () => {
  test('selected and other children keep their order, and front and back are the ends', () => {
    fc.assert(
      fc.property(
        anyLayers,
        fc.subarray([...'abcdefgh']),
        fc.constantFrom(...STACK_MOVES),
        (all, ids, move) => {
          const chosen = new Set(ids)
          const [before, after] = [painted(all), painted(all, restack(all, chosen, move))]
          const part = (order: string, own: boolean) =>
            [...order].filter((id) => chosen.has(id) === own).join('')
          expect(part(after, true)).toBe(part(before, true))
          expect(part(after, false)).toBe(part(before, false))
          const front = part(before, false) + part(before, true)
          const back = part(before, true) + part(before, false)
          expect(after).toBe({ toFront: front, toBack: back, forward: after, backward: after }[move])
        },
      ),
      { seed: SEED, numRuns: 1000 },
    )
  })
})
