import { applyCommand, merge, toJson, type PageDoc } from '@engine/page'
import { anyEdit, anyPage, SEED, type Edit } from '@tests/helpers/random-edits'
import { bytesOf, faultsOf } from '@tests/helpers/widget-tree'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff } from '../diff'

const anyEdits = fc.array(anyEdit, { maxLength: 8 })
const fork = fc.tuple(anyPage, anyEdits, anyEdits)
const options = { seed: SEED, numRuns: 1000 }

function edited(page: PageDoc, edits: Edit[]): PageDoc {
  return edits.reduce((doc, edit) => {
    const command = edit(doc)
    return command ? applyCommand(doc, command).doc : doc
  }, page)
}

/** The same bytes for the same content regardless of key order. */
const canonical = (doc: PageDoc) =>
  JSON.stringify(toJson(doc), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

describe('three-way merge of any two edits', () => {
  test('merge(b,a,b) = a and merge(b,b,a) = a, without conflicts', () => {
    fc.assert(
      fc.property(anyPage, anyEdits, (base, edits) => {
        const a = edited(base, edits)
        const first = merge(base, a, base)
        const second = merge(base, base, a)
        expect(bytesOf(first.doc)).toBe(bytesOf(a))
        expect(bytesOf(second.doc)).toBe(bytesOf(a))
        expect([...first.conflicts, ...second.conflicts]).toEqual([])
      }),
      options,
    )
  })

  test('merge(b,a,a) = a', () => {
    fc.assert(
      fc.property(anyPage, anyEdits, (base, edits) => {
        const a = edited(base, edits)
        expect(merge(base, a, a)).toMatchObject({ conflicts: [] })
        expect(bytesOf(merge(base, a, a).doc)).toBe(bytesOf(a))
      }),
      options,
    )
  })

  test('without conflicts the merge is symmetric', () => {
    let compared = 0
    fc.assert(
      fc.property(fork, ([base, ours, theirs]) => {
        const [a, b] = [edited(base, ours), edited(base, theirs)]
        const one = merge(base, a, b)
        const two = merge(base, b, a)
        expect(one.conflicts.length > 0).toBe(two.conflicts.length > 0)
        if (one.conflicts.length > 0) return
        compared++
        expect(canonical(one.doc)).toBe(canonical(two.doc))
      }),
      options,
    )
    expect(compared).toBeGreaterThan(200)
  })

  test('the result is a valid tree', () => {
    fc.assert(
      fc.property(fork, ([base, ours, theirs]) => {
        expect(faultsOf(merge(base, edited(base, ours), edited(base, theirs)).doc)).toEqual([])
      }),
      options,
    )
  })

  test('one-sided changes are never lost: every difference from the base is one side’s or reported', () => {
    fc.assert(
      fc.property(fork, ([base, ours, theirs]) => {
        const [a, b] = [edited(base, ours), edited(base, theirs)]
        const { doc, conflicts } = merge(base, a, b)
        const listed = new Set(conflicts.map(({ uuid }) => uuid))
        const touchedBy = (page: PageDoc) => new Set(diff(base, page).map(({ id }) => id))
        const [left, right] = [touchedBy(a), touchedBy(b)]
        for (const uuid of new Set([...left, ...right])) {
          if (listed.has(uuid) || (left.has(uuid) && right.has(uuid))) continue
          const side = left.has(uuid) ? a : b
          expect([uuid, doc.widgets.get(uuid)]).toEqual([uuid, side.widgets.get(uuid)])
        }
      }),
      options,
    )
  })
})
