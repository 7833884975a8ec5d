import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { childrenOf, setAlias } from '@engine/design'
import { drawIn } from '@tests/helpers/dialog'
import { openWorkspace } from '@tests/helpers/workspace'
import type { Workspace } from '../workspace/workspace'
import { useShortcuts } from './use-shortcuts'

afterEach(cleanup)

function Shortcuts({ workspace }: { workspace: Workspace }) {
  useShortcuts(workspace)
  return null
}

function open() {
  const workspace = openWorkspace({})
  drawIn(
    workspace,
    <>
      <input aria-label="文字" />
      <input aria-label="单选" type="radio" />
      <input aria-label="数字" role="spinbutton" />
      <input aria-label="选择" role="combobox" aria-expanded="false" aria-controls="none" />
      <button type="button">别处</button>
      <Shortcuts workspace={workspace} />
    </>,
  )
  const [uuid = ''] = childrenOf(workspace.editor.doc, null)
  act(() => void workspace.editor.run(setAlias(uuid, '改过')))
  const focus = (name: string) => {
    const field = screen.getByLabelText(name)
    act(() => field.focus())
    return field
  }
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
  return { workspace, focus, type }
}

const undoKey = { key: 'z', code: 'KeyZ', ctrlKey: true }

describe('undo inside a field', () => {
  it.each(['单选', '数字', '选择', '文字'])(
    'takes back the page’s last step where nothing was typed: %s',
    (name) => {
      const { workspace, focus } = open()
      const heard = fireEvent.keyDown(focus(name), undoKey)
      expect([heard, workspace.editor.canUndo]).toEqual([false, false])
    },
  )

  it('belongs to the field while it holds typed text', () => {
    const { workspace, focus, type } = open()
    const field = focus('文字')
    type(field, '新')
    expect([fireEvent.keyDown(field, undoKey), workspace.editor.canUndo]).toEqual([true, true])
  })

  it('takes back a step of a number field, which the browser cannot', () => {
    const { workspace, focus, type } = open()
    const field = focus('数字')
    type(field, '12')
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    fireEvent.keyDown(field, undoKey)
    expect(workspace.editor.canUndo).toBe(false)
  })

  it('forgets what was typed once the focus moves on or something else is pressed', () => {
    const { workspace, focus, type } = open()
    type(focus('文字'), '新')
    fireEvent.keyDown(focus('单选'), undoKey)
    expect(workspace.editor.canUndo).toBe(false)
  })
})

describe('saving and publishing inside a field', () => {
  it('Ctrl+S saves; the browser’s own dialog stays away', () => {
    const { focus } = open()
    expect(fireEvent.keyDown(focus('文字'), { key: 's', code: 'KeyS', ctrlKey: true })).toBe(false)
  })

  it('Ctrl+Shift+S opens publishing, but not over another dialog', () => {
    const { workspace, focus } = open()
    const keys = { key: 'S', code: 'KeyS', ctrlKey: true, shiftKey: true }
    fireEvent.keyDown(focus('文字'), keys)
    expect(workspace.ui.dialog).toBe('publish')
    workspace.ui.dialog = 'find'
    fireEvent.keyDown(focus('文字'), keys)
    expect(workspace.ui.dialog).toBe('find')
  })

  it('keys of other actions stay with the field', () => {
    const { workspace, focus } = open()
    const [uuid = ''] = childrenOf(workspace.editor.doc, null)
    workspace.select([uuid])
    fireEvent.keyDown(focus('文字'), { key: 'Delete', code: 'Delete' })
    expect(childrenOf(workspace.editor.doc, null)).toContain(uuid)
  })
})
