import { expect, test } from 'vitest'
import type { PageJson } from '@schemas/page'
import { childrenOf } from '../page/children'
import { fromJson } from '../page/json'
import { createEditor } from './editor'
import { duplicateAll, moveAll, removeAll } from './several'

const widget = (order: string, parent: string | null = null) => ({
  type: 'W0011',
  v: 1,
  parent,
  order,
  props: {},
  style: {},
})

function opened() {
  const widgets = { a: widget('a0'), b: widget('a1'), c: widget('a2'), inside: widget('a0', 'c') }
  const page: PageJson = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets }
  return createEditor(fromJson(page))
}
const top = ({ doc }: ReturnType<typeof opened>) => childrenOf(doc, null)

test('several move as a block, as one step, and stay where the first cannot', () => {
  const editor = opened()
  moveAll(editor, ['c', 'b'], 'up')
  expect(top(editor)).toEqual(['b', 'c', 'a'])
  expect(editor.status.undoLabel).toBe('上移 2 个组件')
  moveAll(editor, ['c', 'b'], 'up')
  expect(top(editor)).toEqual(['b', 'c', 'a'])
  editor.undo()
  expect(top(editor)).toEqual(['a', 'b', 'c'])
})

test('what lies in a selected widget is copied and removed with it, once', () => {
  const editor = opened()
  const copies = duplicateAll(editor, ['c', 'inside'], () => undefined)
  expect(copies).toHaveLength(1)
  expect(editor.doc.widgets.size).toBe(6)
  expect(removeAll(editor, [...copies, 'c', 'inside'])).toBeNull()
  expect([...editor.doc.widgets.keys()]).toEqual(['a', 'b'])
  editor.undo()
  editor.undo()
  expect(editor.doc.widgets.size).toBe(4)
})
