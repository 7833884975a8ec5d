import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openCanvas as open, withLayout } from '@tests/helpers/canvas'
import { runAction } from '../actions'

withLayout()

beforeEach(() => {
  // jsdom lays out no lines
  Range.prototype.getClientRects = () => [new DOMRect(10, 110, 80, 20)] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})

async function edit(readOnly = false) {
  const opened = await open(readOnly)
  const { workspace, view, press } = opened
  const board = view.container.querySelector('[data-page-width]')?.parentElement as HTMLElement
  act(() => press(500, 150))
  await act(async () => void fireEvent.dblClick(board, { clientX: 500, clientY: 150 }))
  const box = () => screen.queryByRole('textbox', { name: '画布上的文本' })
  const type = (words: string) => {
    const host = box()
    if (!host) throw new Error('Expected the text to be edited.')
    host.textContent = words
    act(() => void fireEvent.input(host))
  }
  const stored = () => workspace.editor.doc.widgets.get('text')?.props['text']
  return { ...opened, box, type, stored }
}

describe('a text on the canvas', () => {
  test('a double click edits it there: the canvas and the page follow each key, as one step', async () => {
    const { workspace, view, box, type, stored } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    expect(document.activeElement).toBe(box())
    for (const words of ['新', '新品', '新品上市']) type(words)
    expect(stored()).toBe('新品上市')
    expect(view.container.querySelector('[data-widget="text"]')?.textContent).toBe('新品上市')
    expect(workspace.editor.history.map(({ label }) => label)).toEqual(['编辑 文本 文本'])
  })

  test('an input method’s word is written when it is whole', async () => {
    const { box, type, stored } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    const before = stored()
    fireEvent.compositionStart(box() as HTMLElement)
    type('nihao')
    expect(stored()).toBe(before)
    fireEvent.keyDown(box() as HTMLElement, { key: 'Escape', isComposing: true })
    type('你好')
    act(() => void fireEvent.compositionEnd(box() as HTMLElement))
    expect(stored()).toBe('你好')
    expect(box()).not.toBeNull()
  })

  test('Escape ends it, keeps the text and gives the keys back to the canvas', async () => {
    const { box, type, stored, selected } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    type('留下')
    act(() => void fireEvent.keyDown(box() as HTMLElement, { key: 'Escape' }))
    await waitFor(() => expect(box()).toBeNull())
    expect(stored()).toBe('留下')
    expect(selected()).toBe('text')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('页面画布')
  })

  test('undo shows the former text where it is edited', async () => {
    const { workspace, box, type } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    const before = box()?.textContent
    type('改了')
    act(() => void workspace.editor.undo())
    expect(box()?.textContent).toBe(before)
  })

  test('selecting another widget, or pressing beside it, ends it', async () => {
    const { workspace, box, press } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    act(() => press(500, 650))
    await waitFor(() => expect(box()).toBeNull())
    await act(async () => void (await runAction('edit-text', workspace)))
    await waitFor(() => expect(box()?.textContent).toBe('文本 a2'))
    act(() => workspace.select(['text']))
    await waitFor(() => expect(box()).toBeNull())
  })

  test('formats, and files dropped in, are refused', async () => {
    const { box } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    for (const inputType of ['formatBold', 'insertFromDrop']) {
      const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true })
      box()?.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
    }
  })

  test('F2 on a widget without a text of its own goes to its fields', async () => {
    const { workspace, box } = await edit()
    await waitFor(() => expect(box()).not.toBeNull())
    act(() => workspace.select(['panel']))
    await act(async () => void (await runAction('edit-text', workspace)))
    expect(workspace.ui.text).toBeNull()
    expect(workspace.ui.focusPath).toBe('/props')
  })

  test('a viewer edits nothing', async () => {
    const { box } = await edit(true)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))))
    expect(box()).toBeNull()
  })
})
