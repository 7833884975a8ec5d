import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { childrenOf } from '@engine/design'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import { runAction } from '../actions'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import type { Workspace } from '../workspace/workspace'
import { openMenuAt } from './open-menu'
import { WidgetMenu } from './WidgetMenu'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Shortcuts({ workspace }: { workspace: Workspace }) {
  useShortcuts(workspace)
  return null
}

function open(readOnly = false) {
  const workspace = openWorkspace({ readOnly })
  drawIn(
    workspace,
    <>
      <button type="button">画布</button>
      <WidgetMenu />
      <Shortcuts workspace={workspace} />
    </>,
  )
  const uuids = childrenOf(workspace.editor.doc, null)
  const press = (uuid: string | null) =>
    act(async () => openMenuAt(workspace, new MouseEvent('contextmenu'), uuid))
  const lines = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  return { workspace, uuids, press, lines }
}

describe('a menu with the actions of a widget', () => {
  it('selects what was pressed and offers what can be done to it, with the keys', async () => {
    const { workspace, uuids, press, lines } = open()
    await press(uuids[1] ?? '')
    expect(workspace.ui.selected).toEqual([uuids[1]])
    for (const line of ['编辑Enter', '上移Alt+↑', '剪切Ctrl+X', '删除Delete']) expect(lines()).toContain(line)
  })

  it('keeps a selection of several when one of them is pressed', async () => {
    const { workspace, uuids, press } = open()
    workspace.select(uuids.slice(0, 3))
    await press(uuids[1] ?? '')
    expect(workspace.ui.selected).toEqual(uuids.slice(0, 3))
    expect(screen.getByRole('menuitem', { name: /编辑/ }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('menuitem', { name: /^删除/ }).getAttribute('aria-disabled')).not.toBe('true')
  })

  it('beside every widget: paste, select all, find', async () => {
    const { press, lines } = open()
    await press(null)
    expect(lines()).toEqual(['粘贴Ctrl+V', '全选Ctrl+A', '查找组件Ctrl+F'])
  })

  it('a viewer is offered nothing that changes the page', async () => {
    const { uuids, press, lines } = open(true)
    await press(uuids[0] ?? '')
    expect(lines().join()).not.toMatch(/删除|剪切|粘贴|移|添加/)
  })

  it('Shift+F10 opens it; what was chosen is done and the focus goes back', async () => {
    const { workspace, uuids } = open()
    const origin = screen.getByRole('button', { name: '画布' })
    origin.focus()
    workspace.select(uuids.slice(1, 2))
    await act(() => runAction('menu', workspace))
    await act(() => fireEvent.click(screen.getByRole('menuitem', { name: /上移/ })))
    expect(childrenOf(workspace.editor.doc, null)[0]).toBe(uuids[1])
    expect(workspace.ui.menu).toBeNull()
    expect(document.activeElement).toBe(origin)
  })
})

it('while it is open the keys of the page are the menu’s, wherever the focus is still', async () => {
  const { workspace, uuids, press } = open()
  await press(uuids[1] ?? '')
  fireEvent.keyDown(screen.getByRole('button', { name: '画布' }), { key: 'Escape' })
  expect(workspace.ui.selected).toEqual([uuids[1]])
})

describe('the system clipboard from a menu', () => {
  it('that the browser keeps to itself is not silence: the keys are named', async () => {
    const { workspace, uuids } = open()
    vi.stubGlobal('navigator', { platform: 'Linux' })
    workspace.select(uuids.slice(0, 1))
    await runAction('cut', workspace)
    await runAction('paste', workspace)
    expect(workspace.host.said).toEqual([
      'warn 浏览器不允许使用剪贴板，请按 Ctrl+C',
      'warn 浏览器不允许使用剪贴板，请按 Ctrl+V',
    ])
    expect(childrenOf(workspace.editor.doc, null)).toEqual(uuids)
  })
})
