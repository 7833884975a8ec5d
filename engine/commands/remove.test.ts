import { applyCommand } from '@engine/page'
import { TestEditor } from '@tests/helpers/test-editor'
import { pageOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { remove } from './remove'

describe('delete', () => {
  test('takes what is inside along, and undo brings all back to its place', () => {
    const editor = new TestEditor({ a: {}, panel: { x: {}, inner: { y: {} } }, b: {} })
    const before = editor.bytes
    editor.run(remove('panel'))
    editor.expectOutline({ a: {}, b: {} })
    expect([...editor.doc.widgets.keys()]).toEqual(['a', 'b'])
    expect(editor.labels).toEqual(['删除 panel'])
    editor.undo()
    expect(editor.bytes).toBe(before)
  })

  test('a widget that is not there is refused', () => {
    expect(() => applyCommand(pageOf({ a: {} }), remove('b'))).toThrow('no widget "b" among 1 (in remove)')
  })
})
