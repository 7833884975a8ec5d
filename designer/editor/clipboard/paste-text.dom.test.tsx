import { act, fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { childrenOf, setStyle, textOfClips } from '@engine/design'
import { openCanvas, pointer, withLayout } from '@tests/helpers/canvas'
import { pasteText } from './paste-text'

withLayout()

async function pastedAt(at: [number, number] | null, selected: string[] = []) {
  const opened = await openCanvas()
  const { workspace, view } = opened
  workspace.editor.run(setStyle('panel', { width: 1000 }))
  const board = view.container.querySelector('[data-page-width]')?.parentElement
  if (at) act(() => void fireEvent(board!, pointer('move', ...at)))
  workspace.select(selected)
  act(() => pasteText(workspace, textOfClips(workspace.editor.doc, ['low'])))
  const [uuid = ''] = workspace.ui.selected
  const { parent, style } = workspace.editor.doc.widgets.get(uuid) ?? {}
  return { ...opened, parent, place: [style?.x, style?.y] }
}

describe('pasting into a panel', () => {
  test('at the pointer while it is over the panel, whatever is selected', async () => {
    const { parent, place } = await pastedAt([600, 400], ['text'])
    expect([parent, place]).toEqual(['panel', [600, 200]])
  })

  test('never outside of the panel', async () => {
    const { place } = await pastedAt([980, 570])
    expect(place).toEqual([800, 300])
  })

  test('twice at the same place: the second lies beside the first', async () => {
    const { workspace } = await pastedAt([600, 400])
    workspace.select([])
    act(() => pasteText(workspace, textOfClips(workspace.editor.doc, ['low'])))
    const { style } = workspace.editor.doc.widgets.get(workspace.ui.selected[0] ?? '')!
    expect([style.x, style.y]).toEqual([610, 210])
  })

  test('where the pointer rests on what was copied, diagonally beside it', async () => {
    const { parent, place } = await pastedAt([120, 280], ['low'])
    expect([parent, place]).toEqual(['panel', [110, 60]])
  })

  test('without a pointer, beside the selected child', async () => {
    const { parent, place } = await pastedAt(null, ['low'])
    expect([parent, place]).toEqual(['panel', [110, 60]])
  })

  test('what a panel may not hold goes below the selection', async () => {
    const { workspace } = await pastedAt([600, 400])
    workspace.select(['panel'])
    act(() => pasteText(workspace, textOfClips(workspace.editor.doc, ['panel'])))
    expect(childrenOf(workspace.editor.doc, null)).toHaveLength(4)
  })
})
