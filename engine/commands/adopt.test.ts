import { applyCommand } from '@engine/page'
import { TestEditor } from '@tests/helpers/test-editor'
import { bytesOf, pageOf } from '@tests/helpers/widget-tree'
import { expect, test } from 'vitest'
import { adopt } from './adopt'
import { remove } from './remove'
import { reparent } from './reparent'
import { setPage } from './set-page'

test('a merged page is taken over in one step that can be undone', () => {
  let target = pageOf({ a: {}, panel: { x: {} }, b: {} })
  for (const command of [
    reparent('x', { parent: null }),
    remove('panel'),
    setPage(['title'], '新'),
    remove('a'),
  ]) {
    target = applyCommand(target, command).doc
  }
  const editor = new TestEditor({ a: {}, panel: { x: {} }, b: {} })
  const before = editor.bytes
  editor.run(adopt(target))
  expect(editor.bytes).toBe(bytesOf(target))
  expect(editor.labels).toEqual(['合并'])
  editor.undo()
  expect(editor.bytes).toBe(before)
})
