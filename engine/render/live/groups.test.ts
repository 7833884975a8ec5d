import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regroup, type Group } from './groups'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)
const flat = (groups: readonly Group[]) => groups.flatMap((group) => group.members)

describe('stable groups of siblings', () => {
  test('1,000 siblings make groups of ten', () => {
    const groups = regroup([], ids(1000))
    expect(groups).toHaveLength(100)
    expect(groups.every((group) => group.members.length === 10)).toBe(true)
  })

  test('an unchanged list keeps all group objects; a removal replaces one', () => {
    const groups = regroup([], ids(100))
    expect(regroup(groups, ids(100)).every((group, index) => group === groups[index])).toBe(true)
    const after = regroup(
      groups,
      ids(100).filter((id) => id !== 'w55'),
    )
    expect(after.filter((group, index) => group !== groups[index])).toHaveLength(1)
    expect(after.map((group) => group.id)).toEqual(groups.map((group) => group.id))
  })

  test('any edit keeps the order, unique keys and groups of at most twenty, and moves only moved widgets', () => {
    const edit = fc.record({
      from: fc.nat(),
      to: fc.nat(),
      kind: fc.constantFrom('move', 'insert', 'remove'),
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.array(edit, { maxLength: 30 }), (count, edits) => {
        let list = ids(count)
        let groups = regroup([], list)
        edits.forEach(({ from, to, kind }, step) => {
          const before = new Map(
            groups.flatMap((group) => group.members.map((member) => [member, group.id] as const)),
          )
          const moved = kind === 'insert' ? `new${step}` : list.splice(from % Math.max(1, list.length), 1)[0]
          if (moved !== undefined && kind !== 'remove') list.splice(to % (list.length + 1), 0, moved)
          list = [...list]
          groups = regroup(groups, list)
          expect(flat(groups)).toEqual(list)
          expect(new Set(groups.map((group) => group.id)).size).toBe(groups.length)
          expect(groups.every((group) => group.members.length <= 20)).toBe(true)
          const remounted = groups.flatMap((group) =>
            group.members.filter(
              (member) => member !== moved && before.has(member) && before.get(member) !== group.id,
            ),
          )
          expect(remounted.length).toBeLessThanOrEqual(20)
        })
      }),
      { numRuns: 500, seed: 20261121 },
    )
  })
})
