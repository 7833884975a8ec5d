import { describe, expect, test } from 'vitest'
import { outlineOf, pageOf } from '@tests/helpers/widget-tree'
import { TestEditor } from '@tests/helpers/test-editor'
import { applyCommand, requireWidget, type Command, type PageDoc } from '../page'
import { moveDown, moveTo, moveUp, reparent, remove } from './move'

const page = pageOf({ a: {}, panel: { x: {}, inner: { y: {} } }, b: {} })
const after = (command: Command, doc: PageDoc = page) =>
  JSON.stringify(outlineOf(applyCommand(doc, command).doc))
const ORIGINAL = JSON.stringify(outlineOf(page))

describe('move up, down, to', () => {
  test('up swaps with the previous sibling; the first widget stays and no step is recorded', () => {
    expect(after(moveUp('b'))).toBe('{"a":{},"b":{},"panel":{"x":{},"inner":{"y":{}}}}')
    expect(after(moveUp('a'))).toBe(ORIGINAL)
    expect(applyCommand(page, moveUp('a')).step.changes).toEqual([])
  })

  test('down swaps with the next sibling; the last widget stays', () => {
    expect(after(moveDown('a'))).toBe('{"panel":{"x":{},"inner":{"y":{}}},"a":{},"b":{}}')
    expect(after(moveDown('b'))).toBe(ORIGINAL)
  })

  test('to an index: `index` is the position after the move', () => {
    expect(after(moveTo('a', 2))).toBe('{"panel":{"x":{},"inner":{"y":{}}},"b":{},"a":{}}')
    expect(after(moveTo('b', 0))).toBe('{"b":{},"a":{},"panel":{"x":{},"inner":{"y":{}}}}')
    expect(after(moveTo('b', 2))).toBe(ORIGINAL)
    expect(() => after(moveTo('b', 3))).toThrow('expected an index from 0 to 2, got 3')
  })

  test('a move rewrites the order key of the moved widget only', () => {
    const { step } = applyCommand(page, moveTo('b', 0))
    expect(step).toEqual({
      label: '移动 b',
      changes: [{ id: 'b', patches: [{ op: 'place', value: [null, 'Zz'], was: [null, 'a2'] }] }],
    })
  })

  test('the label names the move and the widget', () => {
    expect(applyCommand(page, moveUp('b')).step.label).toBe('上移 b')
    expect(applyCommand(page, moveDown('a')).step.label).toBe('下移 a')
  })
})

describe('reparent', () => {
  test('moves a widget with its descendants and new style into a panel and out again', () => {
    const { doc, step } = applyCommand(page, reparent('inner', { parent: null, index: 0 }, { x: 30, y: 40 }))
    expect(JSON.stringify(outlineOf(doc))).toBe('{"inner":{"y":{}},"a":{},"panel":{"x":{}},"b":{}}')
    expect(requireWidget(doc, 'inner', 'test').style).toEqual({ x: 30, y: 40 })
    expect(step.label).toBe('移动 inner 到 页面')
    expect(after(reparent('a', { parent: 'inner' }))).toBe(
      '{"panel":{"x":{},"inner":{"y":{},"a":{}}},"b":{}}',
    )
  })

  test.each([
    ['itself', 'panel'],
    ['its child', 'inner'],
    ['its grandchild', 'y'],
  ])('a panel cannot go into %s', (_what, parent) => {
    expect(() => after(reparent('panel', { parent }))).toThrow(/expected a place outside "panel", got/)
    expect(JSON.stringify(outlineOf(page))).toBe(ORIGINAL)
  })

  test('refuses a missing panel', () => {
    expect(() => after(reparent('a', { parent: 'missing' }))).toThrow(/no widget "missing"/)
  })
})

describe('delete', () => {
  test('removes the descendants too, and undo restores all of them in place', () => {
    const editor = new TestEditor({ a: {}, panel: { x: {}, inner: { y: {} } }, b: {} })
    const before = editor.bytes
    editor.run(remove('panel'))
    editor.expectOutline({ a: {}, b: {} })
    expect([...editor.doc.widgets.keys()]).toEqual(['a', 'b'])
    expect(editor.labels).toEqual(['删除 panel'])
    editor.undo()
    expect(editor.bytes).toBe(before)
  })

  test('refuses a missing widget', () => {
    expect(() => applyCommand(pageOf({ a: {} }), remove('b'))).toThrow('no widget "b" among 1 (in remove)')
  })
})
