import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { setLocked } from '@engine/design'
import { openCanvas as open, pointer, withLayout } from '@tests/helpers/canvas'
import { canvasOf } from '../canvas-view'

withLayout()

describe('canvas selection', () => {
  test('a click selects the deepest widget, of two that overlap the upper one; beside them the page', async () => {
    const { press, selected } = await open()
    act(() => press(500, 150))
    expect(selected()).toBe('text')
    act(() => press(110, 260))
    expect(selected()).toBe('low')
    act(() => press(200, 320))
    expect(selected()).toBe('high')
    act(() => press(900, 550))
    expect(selected()).toBe('panel')
    act(() => press(500, 850))
    expect(selected()).toBe('')
  })

  test('Ctrl or Shift adds and takes away; a plain click on one of several leaves it alone', async () => {
    const { press, selected } = await open()
    act(() => press(500, 150))
    act(() => press(500, 650, { ctrlKey: true }))
    act(() => press(500, 50, { shiftKey: true }))
    expect(selected()).toBe('text last head')
    act(() => press(500, 650, { ctrlKey: true }))
    expect(selected()).toBe('text head')
    act(() => press(500, 50))
    expect(selected()).toBe('head')
  })

  test('the right button opens the menu of what lies there', async () => {
    const { workspace, view, selected } = await open()
    const canvas = within(view.container).getByRole('group', { name: '页面画布' })
    act(() => void fireEvent.contextMenu(canvas, { clientX: 500, clientY: 150 }))
    expect(selected()).toBe('text')
    expect(workspace.ui.menu).toEqual({ x: 500, y: 150 })
  })

  test('header, body and footer are three named regions; the empty one says what to do', async () => {
    await open()
    for (const name of ['页头', '页面主体', '页脚'])
      expect(screen.getByRole('region', { name })).toBeDefined()
    expect(within(screen.getByRole('region', { name: '页脚' })).getByText('拖入组件到这里')).toBeDefined()
    expect(within(screen.getByRole('region', { name: '页头' })).queryByText('拖入组件到这里')).toBeNull()
  })

  test('links are inert: nothing of the page takes the focus or a click', async () => {
    const { view } = await open()
    const pages = [...view.container.querySelectorAll('.pm-page')]
    expect(pages).toHaveLength(3)
    expect(pages.every((each) => each.closest('[inert]') !== null)).toBe(true)
  })

  test('the selected widget has the actions 编辑 上方添加 下方添加 上移 下移 删除 and three handles', async () => {
    const { press, view } = await open()
    act(() => press(900, 550))
    const names = within(await screen.findByRole('toolbar', { name: '组件操作' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['编辑', '上方添加', '下方添加', '上移', '下移', '删除'])
    expect(view.container.querySelectorAll('[data-handle]')).toHaveLength(3)
  })

  test('a viewer selects, and changes nothing', async () => {
    const { press, drag, selected, order, view } = await open(true)
    act(() => press(500, 150))
    expect(selected()).toBe('text')
    expect(
      view.container.querySelectorAll('[data-handle], [role="toolbar"][aria-label="组件操作"]'),
    ).toHaveLength(0)
    await act(() => drag([500, 150], [500, 690]))
    expect(order()).toBe('text panel last')
  })
})

describe('canvas drag', () => {
  test('a top-level widget moves among the others; one step, and it is selected', async () => {
    const { workspace, drag, order, selected } = await open()
    await act(() => drag([500, 150], [500, 690]))
    expect(order()).toBe('panel last text')
    expect(selected()).toBe('text')
    expect(workspace.editor.history).toHaveLength(1)
  })

  test('into a panel, where it lies under the pointer; a child out onto the page', async () => {
    const { workspace, drag, order } = await open()
    await act(() => drag([500, 650], [700, 400]))
    expect(order('panel')).toBe('low high last')
    expect(workspace.editor.doc.widgets.get('last')?.style).toMatchObject({ x: 0, y: 200 - 50 })
    await act(() => drag([110, 260], [500, 110]))
    expect(order()).toBe('low text panel')
  })

  test('a panel dropped in the header is a header panel; one step takes it back', async () => {
    const { workspace, drag, order } = await open()
    await act(() => drag([900, 550], [500, 10]))
    expect(order('@header')).toBe('panel head')
    expect(workspace.editor.doc.widgets.get('panel')?.props['comptyle']).toBe('header')
    act(() => void workspace.editor.undo())
    expect([order('@header'), order()]).toEqual(['head', 'text panel last'])
    expect(workspace.editor.doc.widgets.get('panel')?.props['comptyle']).toBeUndefined()
  })

  test('a drop that is not allowed shows the reason and changes nothing', async () => {
    const { workspace, drag } = await open()
    await act(() => drag([500, 150], [500, 850]))
    expect(workspace.host.said).toEqual(['warn 页脚的顶层只能放置自由面板'])
    expect(workspace.editor.history).toHaveLength(0)
  })

  test('Escape cancels', async () => {
    const { drag, order, view } = await open()
    await act(() => drag([500, 150], [500, 690], 'escape'))
    expect(order()).toBe('text panel last')
    expect(view.container.querySelector('[data-drop-mark]')).toBeNull()
  })
})

describe('a rectangle from an empty place of the page', () => {
  /** From below the last widget. */
  const draw = async (opened: Awaited<ReturnType<typeof open>>, to: [number, number], keys = {}) => {
    const board = opened.view.container.querySelector('[data-page-width]')?.parentElement
    await act(async () => {
      fireEvent(board!, pointer('down', 500, 750, keys))
      fireEvent(window, pointer('move', ...to))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    return document.querySelectorAll('[data-band]').length
  }
  const drop = () => act(() => void fireEvent(window, pointer('up', 500, 350)))

  test('selects the top-level widgets that it touches, without those that are locked', async () => {
    const opened = await open()
    opened.workspace.editor.run(setLocked(['last'], true))
    expect(await draw(opened, [600, 650])).toBe(1)
    expect(opened.selected()).toBe('')
    drop()
    await draw(opened, [600, 150])
    drop()
    expect(opened.selected()).toBe('text panel')
    expect(document.querySelector('[data-band]')).toBeNull()
  })

  test('with Shift what is selected stays selected', async () => {
    const opened = await open()
    opened.workspace.select(['text'])
    await draw(opened, [600, 650], { shiftKey: true })
    drop()
    expect(opened.selected()).toBe('text last')
  })

  test('Escape restores the selection, a click clears it', async () => {
    const opened = await open()
    opened.workspace.select(['low'])
    await draw(opened, [600, 650])
    expect(opened.selected()).toBe('last')
    act(() => void fireEvent.keyDown(window, { key: 'Escape' }))
    expect([opened.selected(), document.querySelectorAll('[data-band]').length]).toEqual(['low', 0])
    opened.press(500, 750)
    expect(opened.selected()).toBe('')
  })
})

describe('what the palette inserted', () => {
  test('is scrolled to the middle, though some of it is visible; what is selected otherwise is left where it is', async () => {
    const { workspace, view } = await open()
    const viewport = within(view.container).getByRole('group', { name: '页面画布' })
    const frames = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    await frames()
    viewport.scrollTop = 0
    act(() => workspace.select(['text']))
    await frames()
    expect(viewport.scrollTop).toBe(0)
    act(() => {
      canvasOf(workspace)?.centre('last')
      workspace.select(['last'])
    })
    await frames()
    expect(viewport.scrollTop).toBeGreaterThan(100)
  })
})
