import { insertInto, listMove, moveUp, moveTo, remove, reparent, setProp, setStyle } from '@engine/commands'
import { PageError, type Command } from '@engine/page'
import { TestEditor } from '@tests/helpers/test-editor'
import { pageOf, widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { createEditor } from './editor'

describe('history: edits of one field merge', () => {
  test('typing is one step of undo and redo', () => {
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

  test('a pause of more than a second begins a new step, exactly one second does not', () => {
    const editor = new TestEditor({ title: {} })
    editor.run(setProp('title', ['text'], 'a'))
    editor.wait(1000).run(setProp('title', ['text'], 'ab'))
    expect(editor.labels).toHaveLength(1)
    editor.wait(1001).run(setProp('title', ['text'], 'abc'))
    expect(editor.labels).toHaveLength(2)
  })

  test('another field, or undo in between, begins a new step', () => {
    const editor = new TestEditor({ title: {} })
      .type('title', 'ab')
      .type('title', 'x', 'colour')
      .type('title', 'abc')
    expect(editor.labels).toHaveLength(3)
    editor.undo()
    editor.run(setProp('title', ['colour'], 'xy'))
    expect(editor.labels).toHaveLength(3)
    editor.undo()
    editor.expectProp('title', 'colour', 'x')
  })

  test('text that is typed and removed again leaves no step', () => {
    const editor = new TestEditor({ title: {} })
    const before = editor.bytes
    editor.type('title', 'a').run(setProp('title', ['text'], ''))
    expect(editor.bytes).toBe(before)
    expect(editor.labels).toEqual([])
  })
})

describe('history: the edits of one IME composition merge', () => {
  test('a composition is one step regardless of its duration', () => {
    const editor = new TestEditor({ title: {} })
    editor.beginComposition()
    for (const text of ['n', 'ni', 'nih']) {
      editor.run(setProp('title', ['text'], text))
      editor.wait(5_000)
    }
    editor.endComposition()
    expect(editor.labels).toHaveLength(1)
  })

  test('the words of an input method merge like letters, until a pause', () => {
    const editor = new TestEditor({ title: {} })
      .type('title', 'ab')
      .compose('title', ['ab n', 'ab 你'])
      .compose('title', ['ab 你h', 'ab 你好'])
    expect(editor.labels).toHaveLength(1)
    editor.wait(1_001)
    editor.compose('title', ['ab 你好s', 'ab 你好世界'])
    expect(editor.labels).toHaveLength(2)
    editor.undo()
    editor.expectProp('title', 'text', 'ab 你好')
    editor.undo()
    editor.expectProp('title', 'text', '')
  })

  test('a word that is written only when it is whole is no pause', () => {
    const editor = new TestEditor({ title: {} }).type('title', 'ab')
    editor.beginComposition()
    editor.wait(3_000)
    editor.run(setProp('title', ['text'], 'ab你好'))
    editor.endComposition()
    expect(editor.labels).toHaveLength(1)
  })

  test('a composition in another field does not merge', () => {
    const editor = new TestEditor({ title: {} }).type('title', 'ab').compose('title', ['你'], 'note')
    expect(editor.labels).toHaveLength(2)
  })

  test('undo ends the composition', () => {
    const editor = new TestEditor({ title: {} })
    editor.beginComposition()
    editor.run(setProp('title', ['text'], 'n'))
    editor.undo()
    editor.run(setProp('title', ['text'], 'x'))
    editor.run(setProp('title', ['size'], 2))
    expect(editor.labels).toHaveLength(2)
  })
})

describe('history: the edits of one gesture merge', () => {
  test('a drag is one step', () => {
    const editor = new TestEditor({ box: {} })
    const before = editor.bytes
    editor.drag('box', [
      [1, 1],
      [5, 9],
      [30, 40],
    ])
    expect(editor.labels).toEqual(['调整 box'])
    expect(editor.doc.widgets.get('box')?.style).toEqual({ x: 30, y: 40 })
    editor.undo()
    expect(editor.bytes).toBe(before)
  })

  test('Escape during a drag restores the state before it, redo included', () => {
    const editor = new TestEditor({ box: {}, title: {} }).type('title', 'ab')
    editor.undo()
    const before = [editor.bytes, editor.history]
    editor.drag(
      'box',
      [
        [1, 1],
        [5, 9],
      ],
      'escape',
    )
    expect([editor.bytes, editor.history]).toEqual(before)
    expect(editor.redo()).toBe(true)
  })

  test('two drags in quick succession are two steps', () => {
    const editor = new TestEditor({ box: {} }).drag('box', [[1, 1]]).drag('box', [[2, 2]])
    expect(editor.labels).toHaveLength(2)
  })

  test('a drag that ends where it began leaves no step', () => {
    const editor = new TestEditor({ box: {} }).drag('box', [[1, 1]]).drag('box', [
      [9, 9],
      [1, 1],
    ])
    expect(editor.labels).toHaveLength(1)
  })

  test('squash keeps the label of the last step unless another is given', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    const mark = editor.mark()
    editor.run(moveUp('b'))
    editor.run(setStyle('b', { x: 1 }))
    editor.squashTo(mark, '拖动 b')
    expect(editor.labels).toEqual(['拖动 b'])
    expect(editor.status.undoLabel).toBe('拖动 b')
  })

  test('gestures can be nested', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    const before = editor.bytes
    const outer = editor.mark()
    editor
      .drag('a', [[1, 1]])
      .drag(
        'b',
        [
          [1, 1],
          [2, 2],
        ],
        'escape',
      )
      .drag('b', [[3, 3]])
    expect(editor.labels).toHaveLength(2)
    editor.squashTo(outer)
    expect(editor.labels).toHaveLength(1)
    editor.undo()
    expect(editor.bytes).toBe(before)
  })

  test('a mark that undo has passed is invalid: ending its gesture does nothing', () => {
    const editor = new TestEditor({ a: {}, b: {} }).type('a', 'x')
    const mark = editor.mark()
    editor.run(moveUp('b'))
    editor.undo()
    editor.undo()
    editor.type('a', 'y')
    const before = [editor.bytes, editor.history]
    editor.squashTo(mark)
    editor.bailTo(mark)
    expect([editor.bytes, editor.history]).toEqual(before)
  })
})

describe('history', () => {
  test('lists labelled steps in order and marks undone ones', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    editor.run(moveUp('b'))
    editor.wait(50).run(remove('a'))
    editor.undo()
    expect(editor.history).toMatchObject([
      { id: 1, label: '上移 b', at: 0, done: true, foreign: false },
      { id: 2, label: '删除 a', at: 50, done: false, foreign: false },
    ])
    expect(editor.status).toEqual({ undoLabel: '上移 b', redoLabel: '删除 a' })
    expect([editor.canUndo, editor.canRedo]).toEqual([true, true])
    editor.undo()
    expect([editor.canUndo, editor.canRedo, editor.undo()]).toEqual([false, true, false])
  })

  const foreign = (command: Command): Command => ({ ...command, isForeign: true })

  test('undo and redo pass over what another operator changed', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    const text = (uuid: string) => editor.doc.widgets.get(uuid)?.props['text']
    editor.run(setProp('a', ['text'], '我的'))
    editor.run(foreign(setProp('b', ['text'], '他的')))
    expect(editor.status.undoLabel).toBe('编辑 a')
    expect(editor.undo()).toBe(true)
    expect([text('a'), text('b')]).toEqual(['', '他的'])
    expect([editor.canUndo, editor.undo()]).toEqual([false, false])
    editor.run(foreign(setProp('b', ['text'], '又是他的')))
    expect(editor.redo()).toBe(true)
    expect([text('a'), text('b')]).toEqual(['我的', '又是他的'])
    editor.undo()
    expect([text('a'), text('b')]).toEqual(['', '又是他的'])
  })

  test('what another operator changed since is neither undone nor redone', () => {
    const editor = new TestEditor({ a: {} })
    editor.run(setProp('a', ['text'], '我的'))
    editor.run(foreign(setProp('a', ['text'], '他的')))
    const before = editor.bytes
    expect([editor.undo(), editor.bytes]).toEqual([false, before])
    const other = new TestEditor({ a: {} })
    other.run(setProp('a', ['text'], '我的'))
    other.undo()
    other.run(foreign(setProp('a', ['text'], '他的')))
    const now = other.bytes
    expect([other.redo(), other.bytes]).toEqual([false, now])
  })

  test('a panel that another operator has filled since stays', () => {
    const editor = new TestEditor({ a: {} })
    editor.run(insertInto(null, widgetOf({ name: 'panel' }), 1, 'panel'))
    editor.run(foreign(reparent('a', { parent: 'panel' })))
    const before = editor.bytes
    expect([editor.undo(), editor.bytes]).toEqual([false, before])
  })

  test('a new step clears the redo stack', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    editor.run(moveUp('b'))
    editor.undo()
    editor.run(remove('b'))
    expect(editor.canRedo).toBe(false)
    expect(editor.labels).toEqual(['删除 b'])
  })

  test('a command that changes nothing leaves no step and keeps the redo stack', () => {
    const editor = new TestEditor({ a: {}, b: {} })
    editor.run(moveUp('b'))
    editor.undo()
    expect(editor.run(moveUp('a')).changes).toEqual([])
    expect(editor.canRedo).toBe(true)
  })

  test('the history has no maximum length', () => {
    const editor = new TestEditor({ a: {} })
    const before = editor.bytes
    for (let count = 1; count <= 2000; count++) editor.wait(2000).run(setProp('a', ['text'], String(count)))
    expect(editor.history).toHaveLength(2000)
    while (editor.canUndo) editor.undo()
    expect(editor.bytes).toBe(before)
  })

  test('the page given to the editor does not change', () => {
    const page = pageOf({ a: {}, b: {} })
    const editor = createEditor(page)
    editor.run(remove('a'))
    expect([page.widgets.size, editor.doc.widgets.size]).toEqual([2, 1])
  })
})

describe('revert one step out of the middle', () => {
  const idOf = (editor: TestEditor, label: string) =>
    editor.history.find((line) => line.label === label)?.id ?? -1

  test('reverts as a new step if no later step touched the same values', () => {
    const editor = new TestEditor({ a: {}, b: {} }).type('a', 'x').type('b', 'y')
    expect(editor.revert(idOf(editor, '编辑 a'))).toMatchObject({ ok: true, step: { label: '撤回 编辑 a' } })
    editor.expectProp('a', 'text', '').expectProp('b', 'text', 'y')
    editor.undo()
    editor.expectProp('a', 'text', 'x')
  })

  const blocked: [string, Command, Command, RegExp][] = [
    [
      'the same value was set again',
      setProp('a', ['text'], '1'),
      setProp('a', ['text'], '2'),
      /之后的“编辑 a”改动了同一处/,
    ],
    ['the widget is gone', setProp('a', ['text'], '1'), remove('a'), /之后的“删除 a”改动了同一处/],
    [
      'the list was sorted',
      setProp('a', ['data', 0], '1'),
      listMove('a', ['data'], 0, 1),
      /之后的“移动项 a”/,
    ],
    [
      'something was put into what it inserted',
      insertInto(null, widgetOf({ name: 'p' }), 0, 'p'),
      reparent('a', { parent: 'p' }),
      /页面结构有变/,
    ],
    [
      'it would end inside itself',
      reparent('b', { parent: null }),
      reparent('a', { parent: 'b' }),
      /页面结构有变/,
    ],
  ]
  test.each(blocked)('refuses to revert if %s', (_what, first, later, reason) => {
    const editor = new TestEditor({ a: { b: {} } })
    editor.run(setProp('a', ['data'], ['x', 'y']))
    const id = editor.history.length + 1
    editor.wait(9999).run(first)
    editor.wait(9999).run(later)
    const before = [editor.bytes, editor.history]
    expect(editor.revert(id)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
    expect([editor.bytes, editor.history]).toEqual(before)
  })

  test('reverting an undone or unknown step throws', () => {
    const editor = new TestEditor({ a: {} }).type('a', 'x')
    editor.undo()
    expect(() => editor.revert(1)).toThrow(PageError)
  })
})

test('a command on a missing widget throws and changes nothing', () => {
  const editor = new TestEditor({ a: {} })
  const before = [editor.bytes, editor.history, editor.revision]
  expect(() => editor.run(moveTo('missing', 0))).toThrow(
    'expected a widget of this page, got no widget "missing" among 1 (in moveTo)',
  )
  expect([editor.bytes, editor.history, editor.revision]).toEqual(before)
})
