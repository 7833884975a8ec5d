import { widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { type Change, invertPatch, type Patch, type Path } from './patch'
import { foldChanges } from './fold'

const text = ['props', 'text']
const set = (value: string, was: string, path: Path = text): Patch => ({ op: 'replace', path, value, was })
const fold = (...patches: Patch[]) => foldChanges(patches.map((patch) => ({ id: 'w', patches: [patch] })))
const patchesOf = (changes: readonly Change[]) =>
  changes.flatMap((change) => ('patches' in change ? change.patches : []))

describe('folded steps are as small as one', () => {
  test('later values replace earlier ones; a return to the first value leaves nothing', () => {
    expect(fold(set('1', ''), set('2', '1'), set('3', '2'))).toEqual([{ id: 'w', patches: [set('3', '')] }])
    expect(fold(set('1', ''), set('', '1'))).toEqual([])
  })

  test('several moves of one widget become one', () => {
    expect(
      fold({ op: 'place', value: [null, 'a5'], was: [null, 'a0'] }, set('1', ''), {
        op: 'place',
        value: ['p', 'a1'],
        was: [null, 'a5'],
      }),
    ).toEqual([{ id: 'w', patches: [{ op: 'place', value: ['p', 'a1'], was: [null, 'a0'] }, set('1', '')] }])
  })

  test('a move there and back leaves nothing', () => {
    const there: Patch = { op: 'place', value: ['p', 'a5'], was: [null, 'a0'] }
    expect(fold(there, invertPatch(there))).toEqual([])
  })

  test('a key that is added and removed, added and changed, changed and removed', () => {
    expect(fold({ op: 'add', path: text, value: '1' }, { op: 'remove', path: text, was: '1' })).toEqual([])
    expect(patchesOf(fold({ op: 'add', path: text, value: '1' }, set('2', '1')))).toEqual([
      { op: 'add', path: text, value: '2' },
    ])
    expect(patchesOf(fold(set('1', ''), { op: 'remove', path: text, was: '1', before: 'x' }))).toEqual([
      { op: 'remove', path: text, was: '', before: 'x' },
    ])
  })

  test('patches do not fold across a patch that moved their target', () => {
    const first = ['props', 'data', 0]
    const patches: Patch[] = [
      set('1', '', first),
      { op: 'move', path: ['props', 'data'], from: 0, to: 1 },
      set('2', '1', first),
    ]
    expect(patchesOf(fold(...patches))).toEqual(patches)
    const shifted: Patch[] = [
      { op: 'add', path: first, value: 'x' },
      set('1', '', ['props', 'data', 1]),
      { op: 'remove', path: first, was: 'x' },
    ]
    expect(patchesOf(fold(...shifted))).toEqual(shifted)
    const around: Patch[] = [set('1', ''), set('new', 'old', ['props']), set('2', '1')]
    expect(patchesOf(fold(...around))).toEqual(around)
  })

  test('a new widget absorbs its edits; one that is added and removed leaves nothing', () => {
    const added = widgetOf({ props: { text: '' } })
    expect(
      foldChanges([
        { id: 'w', added },
        { id: 'w', patches: [set('1', '')] },
      ]),
    ).toEqual([{ id: 'w', added: { ...added, props: { text: '1' } } }])
    expect(
      foldChanges([
        { id: 'w', added },
        { id: 'w', removed: added },
      ]),
    ).toEqual([])
    expect(
      foldChanges([
        { id: 'w', removed: added },
        { id: 'w', added },
      ]),
    ).toHaveLength(2)
  })
})
