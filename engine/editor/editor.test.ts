import { setProp } from '@engine/commands'
import { TestEditor } from '@tests/helpers/test-editor'
import { describe, expect, test } from 'vitest'

describe('issue 2 §3 history', () => {
  test('issue 2 §3 merged per field: typing is one step, undone and redone as one', () => {
    const editor = new TestEditor({ title: {} })
    const before = editor.bytes
    editor.type('title', '你好啊')
    const after = editor.bytes
    expect(editor.labels).toEqual(['编辑 title'])
    expect(editor.undo()).toBe(true)
    expect(editor.bytes).toBe(before)
    expect(editor.redo()).toBe(true)
    expect(editor.bytes).toBe(after)
    expect(editor.redo()).toBe(false)
  })

  test('a pause begins a new step', () => {
    const editor = new TestEditor({ title: {} }).type('title', 'ab').wait(1001)
    editor.run(setProp('title', ['text'], 'abc'))
    expect(editor.labels).toHaveLength(2)
  })
})
