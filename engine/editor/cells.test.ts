import { insertInto, moveUp, remove, reparent, setPage, setProp } from '@engine/commands'
import { PAGE } from '@engine/page'
import { TestEditor } from '@tests/helpers/test-editor'
import { widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { getVersion } from 'valtio/vanilla'

/** Listens to every cell of the page and notes who is told. */
function listenToAll(editor: TestEditor): string[] {
  const told: string[] = []
  for (const uuid of editor.doc.widgets.keys()) {
    editor.subscribeWidget(uuid, () => told.push(uuid))
    editor.subscribeChildren(uuid, () => told.push(`in ${uuid}`))
  }
  editor.subscribeChildren(null, () => told.push('top'))
  editor.subscribePage(() => told.push('page'))
  return told
}

const outline = { a: {}, b: {}, panel: { x: {}, y: {} } }

describe('only who is concerned is told', () => {
  test.each([
    ['a property', setProp('x', ['text'], '1'), ['x']],
    ['the page configuration', setPage(['title'], '1'), ['page']],
    ['a move', moveUp('b'), ['b', 'top']],
    ['a move into a panel', reparent('a', { parent: 'panel' }), ['a', 'top', 'in panel']],
    ['an insert', insertInto('panel', widgetOf(), 0), ['in panel']],
    ['a removal', remove('panel'), ['y', 'x', 'panel', 'in panel', 'top']],
    ['nothing at all', setProp('x', ['text'], ''), []],
  ])('%s', (_what, command, expected) => {
    const editor = new TestEditor(outline)
    const told = listenToAll(editor)
    editor.run(command)
    expect(told).toEqual(expected)
    told.length = 0
    editor.undo()
    expect(told.toSorted()).toEqual(expected.toSorted())
  })

  test('when they are told, the whole step is in the page', () => {
    const editor = new TestEditor(outline)
    const seen: number[] = []
    editor.subscribeWidget('y', () => seen.push(editor.doc.widgets.size))
    editor.run(remove('panel'))
    expect(seen).toEqual([2])
  })

  test('new order keys that leave the order alone tell the widgets, not the list', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    const told = listenToAll(editor)
    editor.run({ label: () => '', run: (tx) => tx.place('b', null, 'a5') })
    expect(told).toEqual(['b'])
  })

  test('who has stopped listening is told no more', () => {
    const editor = new TestEditor(outline)
    const told: string[] = []
    const stop = editor.subscribeWidget('a', () => told.push('a'))
    stop()
    const stopAll = editor.subscribeChanges(() => told.push('changes'))
    stopAll()
    editor.run(setProp('a', ['text'], '1'))
    expect(told).toEqual([])
  })
})

test('a cell holds the widget as it is now, through removal and its undo; valtio sees each change', () => {
  const editor = new TestEditor(outline)
  const cell = editor.widgetCell('a')
  const first = getVersion(cell)
  expect(cell.w).toBe(editor.doc.widgets.get('a'))
  editor.run(setProp('a', ['text'], '1'))
  expect(cell.w?.props.text).toBe('1')
  expect(getVersion(cell)).not.toBe(first)
  editor.run(remove('a'))
  expect(cell.w).toBeUndefined()
  editor.undo()
  expect(cell.w?.props.text).toBe('1')
  expect(editor.widgetCell('a')).toBe(cell)
})

test('a list of children stays the same until it differs', () => {
  const editor = new TestEditor(outline)
  const cell = editor.childrenCell('panel')
  const before = cell.uuids
  editor.run(setProp('x', ['text'], '1'))
  editor.run(moveUp('b'))
  expect(cell.uuids).toBe(before)
  editor.run(moveUp('y'))
  expect(cell.uuids).toEqual(['y', 'x'])
})

test('followers of the whole page get the changes, and the revision counts them', () => {
  const editor = new TestEditor(outline)
  const ids: string[][] = []
  editor.subscribeChanges((changes) => ids.push(changes.map(({ id }) => id)))
  editor.run(setProp('a', ['text'], '1'))
  editor.run(setPage(['title'], '1'))
  editor.undo()
  expect(ids).toEqual([['a'], [PAGE], [PAGE]])
  expect(editor.revision).toBe(3)
})
