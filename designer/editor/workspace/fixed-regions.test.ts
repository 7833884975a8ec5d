import { expect, test } from 'vitest'
import { childrenOf, remove, ROOTS, setProp } from '@engine/design'
import { openWorkspace } from '@tests/helpers/workspace'

const first = ({ editor }: ReturnType<typeof openWorkspace>, region: keyof typeof ROOTS) =>
  childrenOf(editor.doc, ROOTS[region])[0] ?? ''

test('an operator narrowed to a page edits it, and neither its header nor its footer', () => {
  const workspace = openWorkspace({ ownPages: ['home'] })
  const { editor, host } = workspace
  for (const region of ['header', 'footer'] as const) {
    editor.run(setProp(first(workspace, region), ['alias'], 'changed'))
    editor.run(remove(first(workspace, region)))
    expect([region, editor.canUndo]).toEqual([region, false])
  }
  expect(host.said).toEqual(['warn 未执行：账号只能修改指定的页面，页头与页脚是所有页面共用的'])
  editor.run(remove(first(workspace, 'body')))
  expect(editor.canUndo).toBe(true)
})

test('an operator who is not narrowed edits the header too', () => {
  const workspace = openWorkspace()
  workspace.editor.run(remove(first(workspace, 'header')))
  expect(workspace.editor.canUndo).toBe(true)
})
