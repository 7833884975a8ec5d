import {
  applyCommand,
  isOpen,
  merge,
  remove,
  reparent,
  setProp,
  setStyle,
  type PageDoc,
} from '@engine/design'
import { anyEdit, anyPage, SEED, type Edit } from '@tests/helpers/random-edits'
import { faultsOf, outlineOf, pageOf } from '@tests/helpers/widget-tree'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolve, type Side } from './merging'

const base = pageOf({ a: {}, b: {}, panel: { x: {} } }, { text: '旧', items: [{ n: 1 }, { n: 2 }] })
type Command = Parameters<typeof applyCommand>[1]
const edit = (doc: PageDoc, ...commands: Command[]) =>
  commands.reduce((page, command) => applyCommand(page, command).doc, doc)

/** Merges two edits of the base, every conflict decided for one side. */
function decide(mine: Command[], theirs: Command[], side: Side) {
  const versions = { base, mine: edit(base, ...mine), theirs: edit(base, ...theirs) }
  const { conflicts } = merge(versions.base, versions.mine, versions.theirs)
  const merged = resolve(versions, new Map(conflicts.map((conflict) => [conflict, side])))
  expect(faultsOf(merged.doc)).toEqual([])
  return { doc: merged.doc, open: merged.conflicts.filter(isOpen), asked: conflicts.filter(isOpen).length }
}

describe('saving: true conflicts are chosen from', () => {
  test.each([
    ['mine', '我'],
    ['theirs', '他'],
  ] as const)('a value: %s', (side, text) => {
    const { doc, open, asked } = decide(
      [setProp('a', ['text'], '我')],
      [setProp('a', ['text'], '他'), setProp('b', ['text'], '也')],
      side,
    )
    expect([asked, open]).toEqual([1, []])
    expect([doc.widgets.get('a')?.props.text, doc.widgets.get('b')?.props.text]).toEqual([text, '也'])
  })

  test.each([
    ['mine', 8],
    ['theirs', 9],
  ] as const)('a value inside a list: %s', (side, n) => {
    const { doc } = decide(
      [setProp('a', ['items', 1, 'n'], 8)],
      [setProp('a', ['items', 1, 'n'], 9), setProp('a', ['items', 0, 'n'], 7)],
      side,
    )
    expect(doc.widgets.get('a')?.props.items).toEqual([{ n: 7 }, { n }])
  })

  test('a value that one side took away', () => {
    const commands = [[setProp('a', ['text'], undefined)], [setProp('a', ['text'], '他')]] as const
    expect(decide([...commands[0]], [...commands[1]], 'mine').doc.widgets.get('a')?.props).not.toHaveProperty(
      'text',
    )
    expect(decide([...commands[0]], [...commands[1]], 'theirs').doc.widgets.get('a')?.props.text).toBe('他')
  })

  test('values that go together come from one side', () => {
    const { doc } = decide([setStyle('x', { x: 5 })], [setStyle('x', { y: 6 })], 'theirs')
    expect(doc.widgets.get('x')?.style).toMatchObject({ y: 6 })
  })

  test('a removal against an edit: either way', () => {
    const [gone, changed] = [[remove('a')], [setProp('a', ['text'], '他')]]
    expect(decide(gone, changed, 'mine').doc.widgets.has('a')).toBe(false)
    expect(decide(gone, changed, 'theirs').doc.widgets.get('a')?.props.text).toBe('他')
    expect(decide(changed, gone, 'mine').doc.widgets.get('a')?.props.text).toBe('他')
    expect(decide(changed, gone, 'theirs').doc.widgets.has('a')).toBe(false)
  })

  test('two moves of one widget', () => {
    const [up, into] = [[reparent('b', { parent: null, index: 0 })], [reparent('b', { parent: 'panel' })]]
    expect(outlineOf(decide(up, into, 'mine').doc)).toEqual({ b: {}, a: {}, panel: { x: {} } })
    expect(outlineOf(decide(up, into, 'theirs').doc)).toEqual({ a: {}, panel: { x: {}, b: {} } })
  })
})

const anyEdits = fc.array(anyEdit, { maxLength: 8 })

function edited(page: PageDoc, edits: Edit[]): PageDoc {
  return edits.reduce((doc, each) => {
    const command = each(doc)
    return command ? applyCommand(doc, command).doc : doc
  }, page)
}

const at = (node: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], node)

test('saving: whatever is chosen, the result is a whole page and nothing is left to choose', () => {
  let runs = 0
  let conflicting = 0
  fc.assert(
    fc.property(
      anyPage,
      anyEdits,
      anyEdits,
      fc.array(fc.boolean(), { minLength: 1 }),
      (page, a, b, picks) => {
        const versions = { base: page, mine: edited(page, a), theirs: edited(page, b) }
        const open = merge(versions.base, versions.mine, versions.theirs).conflicts.filter(isOpen)
        const chosen = new Map(
          open.map((conflict, index) => [conflict, picks[index % picks.length] ? 'mine' : 'theirs'] as const),
        )
        const merged = resolve(versions, chosen)
        runs++
        if (open.length > 0) conflicting++
        expect(faultsOf(merged.doc)).toEqual([])
        expect(merged.conflicts.filter(isOpen)).toEqual([])
        for (const [{ uuid, kind, path, keys, ours, theirs }, side] of chosen) {
          if ((kind !== 'value' && kind !== 'list') || keys || !merged.doc.widgets.has(uuid)) continue
          expect(at(merged.doc.widgets.get(uuid), path)).toEqual(side === 'mine' ? ours : theirs)
        }
      },
    ),
    { seed: SEED, numRuns: 1000 },
  )
  expect(conflicting).toBeGreaterThan(runs / 10)
})
