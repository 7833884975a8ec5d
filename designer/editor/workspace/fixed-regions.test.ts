import { expect, test } from 'vitest'
import { childrenOf, remove, ROOTS, setProp } from '@engine/design'
import { SOME_PAGES } from '@schemas/rights'
import { openWorkspace } from '@tests/helpers/workspace'
import { runAction } from '../actions'

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

test('what all pages share, modules and templates, is refused with the reason', async () => {
  const workspace = openWorkspace({ ownPages: ['home'] })
  workspace.select([first(workspace, 'body')])
  for (const id of ['save-module', 'save-template'] as const) await runAction(id, workspace)
  expect(workspace.ui.dialog).toBe(null)
  expect(workspace.host.said).toEqual([`warn ${SOME_PAGES}`, `warn ${SOME_PAGES}`])
})
