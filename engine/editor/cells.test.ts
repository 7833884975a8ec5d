import { insertInto, moveUp, remove, reparent, setPage, setProp } from '@engine/commands'
import { PAGE } from '@engine/page'
import { TestEditor } from '@tests/helpers/test-editor'
import { widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { getVersion } from 'valtio/vanilla'

/** Subscribes to every cell of the page and records which ones are notified. */
function listenToAll(editor: TestEditor): string[] {
  const notified: string[] = []
  for (const uuid of editor.doc.widgets.keys()) {
    editor.subscribeWidget(uuid, () => notified.push(uuid))
    editor.subscribeChildren(uuid, () => notified.push(`in ${uuid}`))
  }
  editor.subscribeChildren(null, () => notified.push('top'))
  editor.subscribePage(() => notified.push('page'))
  return notified
}

const outline = { a: {}, b: {}, panel: { x: {}, y: {} } }

describe('notifies only the cells that changed', () => {
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
    const notified = listenToAll(editor)
    editor.run(command)
    expect(notified).toEqual(expected)
    notified.length = 0
    editor.undo()
    expect(notified.toSorted()).toEqual(expected.toSorted())
  })

  test('notifies after the whole step was applied', () => {
    const editor = new TestEditor(outline)
    const seen: number[] = []
    editor.subscribeWidget('y', () => seen.push(editor.doc.widgets.size))
    editor.run(remove('panel'))
    expect(seen).toEqual([2])
  })

  test('new order keys that keep the order notify the widgets, not the list', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    const notified = listenToAll(editor)
    editor.run({ label: () => '', run: (tx) => tx.place('b', null, 'a5') })
    expect(notified).toEqual(['b'])
  })

  test('an unsubscribed listener is not called', () => {
    const editor = new TestEditor(outline)
    const notified: string[] = []
    const stop = editor.subscribeWidget('a', () => notified.push('a'))
    stop()
    const stopAll = editor.subscribeChanges(() => notified.push('changes'))
    stopAll()
    editor.run(setProp('a', ['text'], '1'))
    expect(notified).toEqual([])
  })
})

test('a cell holds the current widget through removal and undo; valtio sees each change', () => {
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

test('a list of children stays the same object until it changes', () => {
  const editor = new TestEditor(outline)
  const cell = editor.childrenCell('panel')
  const before = cell.uuids
  editor.run(setProp('x', ['text'], '1'))
  editor.run(moveUp('b'))
  expect(cell.uuids).toBe(before)
  editor.run(moveUp('y'))
  expect(cell.uuids).toEqual(['y', 'x'])
})

test('page listeners receive the changes, and the revision counts them', () => {
  const editor = new TestEditor(outline)
  const ids: string[][] = []
  editor.subscribeChanges((changes) => ids.push(changes.map(({ id }) => id)))
  editor.run(setProp('a', ['text'], '1'))
  editor.run(setPage(['title'], '1'))
  editor.undo()
  expect(ids).toEqual([['a'], [PAGE], [PAGE]])
  expect(editor.revision).toBe(3)
})
