import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { freshSeed, insertInto, setStyle } from '@engine/design'
import { openCanvas as open, pointer, withLayout } from '@tests/helpers/canvas'

withLayout()

describe('canvas resize by handles with the size shown', () => {
  const handle = (view: { container: HTMLElement }, name: string) =>
    view.container.querySelector<HTMLElement>(`[data-handle="${name}"]`)

  async function openSelected(uuid: string) {
    const opened = await open()
    act(() => opened.workspace.select([uuid]))
    await screen.findByRole('toolbar', { name: '组件操作' })
    const pull = async (name: string, by: [number, number], end: 'drop' | 'escape' = 'drop') => {
      const element = handle(opened.view, name)
      if (!element) throw new Error(`Expected a handle "${name}".`)
      fireEvent(element, pointer('down', 500, 500))
      fireEvent(window, pointer('move', 500 + by[0] / 2, 500 + by[1] / 2))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      fireEvent(window, pointer('move', 500 + by[0], 500 + by[1]))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const size = opened.view.container.querySelector('[data-size]')?.textContent
      if (end === 'escape') fireEvent.keyDown(window, { key: 'Escape' })
      fireEvent(window, pointer('up', 500 + by[0], 500 + by[1]))
      return size
    }
    const style = () => opened.workspace.editor.doc.widgets.get(uuid)?.style
    return { ...opened, pull, style }
  }

  test('a gesture is one step, in px of the page at every zoom', async () => {
    const { workspace, pull, style } = await openSelected('panel')
    expect(await act(() => pull('bottom', [0, 50]))).toBe('200 × 450')
    act(() => void (workspace.ui.zoom = 0.5))
    expect(await act(() => pull('bottom', [0, 50]))).toBe('200 × 550')
    expect(workspace.editor.history).toHaveLength(2)
    act(() => void workspace.editor.undo())
    expect(style()?.height).toBe(450)
  })

  test('Escape takes the gesture back and leaves no step', async () => {
    const { workspace, pull, style } = await openSelected('panel')
    await act(() => pull('corner', [-40, 50], 'escape'))
    expect(style()).toMatchObject({ width: 200, height: 400 })
    expect(workspace.editor.history).toHaveLength(0)
  })

  test('the width ends at the page’s', async () => {
    const { pull, style } = await openSelected('panel')
    await act(() => pull('right', [5000, 0]))
    expect(style()?.width).toBe(1190)
  })

  test('a widget whose content decides its height is not pulled down', async () => {
    const { workspace, view } = await openSelected('panel')
    act(
      () =>
        void workspace.editor.run(
          insertInto(null, freshSeed(workspace.editor.doc, 'W0002', null), 0, 'list'),
        ),
    )
    act(() => workspace.select(['list']))
    await waitFor(() => expect(handle(view, 'bottom')).toBeNull())
    expect(handle(view, 'right')).not.toBeNull()
  })
})

describe('free panel correct at every zoom', () => {
  test('its boxes are scaled when they appear, not a moment later', async () => {
    const { workspace, view } = await open()
    await act(async () => void (workspace.ui.zoom = 0.5))
    const seen: string[] = []
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.className.includes('freePanel'))
            seen.push(node.style.transform)
    })
    watch.observe(view.container, { childList: true, subtree: true })
    await act(async () => workspace.select(['low']))
    await waitFor(() => expect(seen).toEqual(['scale(0.5)']))
    watch.disconnect()
  })
})

describe('canvas marks', () => {
  test('a widget with errors carries a red corner', async () => {
    const { workspace, view } = await open()
    act(() => void workspace.editor.run(setStyle('text', { width: -1 })))
    act(() => workspace.problems.validate())
    await waitFor(() => expect(view.container.querySelector('[data-fault="text"]')).not.toBeNull())
    act(() => void workspace.editor.undo())
    act(() => workspace.problems.validate())
    await waitFor(() => expect(view.container.querySelector('[data-fault="text"]')).toBeNull())
  })

  test('shown as of a moment, widgets that shoppers do not see then are faded', async () => {
    const { workspace, view } = await open()
    const faded = () => view.container.querySelector('style')?.textContent ?? ''
    act(() => void workspace.editor.run(setStyle('text', { showFrom: '2026-11-11 00:00:00' })))
    expect(faded()).toBe('')
    act(() => void (workspace.ui.at = '2026-11-10 12:00:00'))
    await waitFor(() => expect(faded()).toContain('[data-widget="text"]'))
    act(() => void (workspace.ui.at = '2026-11-11 12:00:00'))
    await waitFor(() => expect(faded()).toBe(''))
  })
})
