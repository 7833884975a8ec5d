import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageJson, WidgetJson } from '@schemas/page'
import { openWorkspace } from '@tests/helpers/workspace'
import { WorkspaceContext } from '../workspace/context'
import { Canvas } from './Canvas'
import { canvasOf } from './canvas-view'

/** Where things lie, in client px: jsdom has no layout. */
const PLACES: Record<string, [left: number, top: number, width: number, height: number]> = {
  header: [0, 0, 1000, 100],
  body: [0, 100, 1000, 700],
  footer: [0, 800, 1000, 100],
  head: [0, 0, 1000, 100],
  text: [0, 100, 1000, 100],
  panel: [0, 200, 1000, 400],
  low: [100, 250, 200, 100],
  high: [150, 300, 200, 100],
  last: [0, 600, 1000, 100],
}

const widget = (type: string, order: string, parent: string | null = null, style = {}): WidgetJson => ({
  type,
  v: 1,
  parent,
  order,
  props: type === 'W0011' ? { text: `文本 ${order}` } : {},
  style: { width: 200, height: 100, ...style },
})

const page = (widgets: PageJson['widgets']): PageJson => ({
  formatVersion: 1,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets,
})

/** jsdom has no pointer events; these carry all that is read of them. */
const pointer = (type: 'down' | 'move' | 'up', clientX: number, clientY: number, keys = {}) =>
  new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX, clientY, ...keys })

async function open(readOnly = false) {
  const workspace = openWorkspace({
    readOnly,
    pages: {
      header: page({ head: widget('W0006', 'a0') }),
      body: page({
        text: widget('W0011', 'a0'),
        panel: widget('W0006', 'a1', null, { height: 400 }),
        low: widget('W0011', 'a0', 'panel', { x: 100, y: 50 }),
        high: widget('W0011', 'a1', 'panel', { x: 150, y: 100 }),
        last: widget('W0011', 'a2'),
      }),
      footer: page({}),
    },
  })
  const view = render(
    <App>
      <WorkspaceContext value={workspace}>
        <Canvas />
      </WorkspaceContext>
    </App>,
  )
  await waitFor(() => expect(canvasOf(workspace)).toBeDefined(), { timeout: 10_000 })
  act(() => void (workspace.ui.zoom = 1))
  const board = view.container.querySelector('[data-page-width]')?.parentElement
  if (!board) throw new Error('Expected the board of the canvas.')
  const press = (x: number, y: number, keys = {}) => {
    fireEvent(board, pointer('down', x, y, keys))
    fireEvent(board, pointer('up', x, y, keys))
  }
  const drag = async (from: [number, number], to: [number, number], end: 'drop' | 'escape' = 'drop') => {
    fireEvent(board, pointer('down', ...from))
    fireEvent(window, pointer('move', from[0] + 10, from[1]))
    fireEvent(window, pointer('move', ...to))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (end === 'escape') fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent(window, pointer('up', ...to))
  }
  const order = (parent: string | null = null) => workspace.editor.doc.children.get(parent)?.join(' ')
  return { workspace, view, press, drag, order, selected: () => workspace.ui.selected.join(' ') }
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  // the rulers draw on a canvas, which jsdom does not have
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const name =
      this.getAttribute('data-canvas-region') ?? this.closest('[data-widget]')?.getAttribute('data-widget')
    return new DOMRect(...(PLACES[name ?? ''] ?? [0, 0, 1000, 900]))
  })
  Element.prototype.scrollBy = () => {}
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('issue 3 canvas selection', () => {
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

  test('decisions 3 header, body and footer are three named regions; the empty one says what to do', async () => {
    await open()
    for (const name of ['页头', '页面主体', '页脚'])
      expect(screen.getByRole('region', { name })).toBeDefined()
    expect(within(screen.getByRole('region', { name: '页脚' })).getByText('拖入组件到这里')).toBeDefined()
    expect(within(screen.getByRole('region', { name: '页头' })).queryByText('拖入组件到这里')).toBeNull()
  })

  test('designer §2 links are inert: nothing of the page takes the focus or a click', async () => {
    const { view } = await open()
    const pages = [...view.container.querySelectorAll('.pm-page')]
    expect(pages).toHaveLength(3)
    expect(pages.every((each) => each.closest('[inert]') !== null)).toBe(true)
  })

  test('designer §2 the selected widget has the actions 编辑 上方添加 下方添加 上移 下移 删除 and three handles', async () => {
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

describe('issue 3 canvas drag', () => {
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

  test('decisions 3 a panel dropped in the header is a header panel; one step takes it back', async () => {
    const { workspace, drag, order } = await open()
    await act(() => drag([900, 550], [500, 10]))
    expect(order('@header')).toBe('panel head')
    expect(workspace.editor.doc.widgets.get('panel')?.props['comptyle']).toBe('header')
    act(() => void workspace.editor.undo())
    expect([order('@header'), order()]).toEqual(['head', 'text panel last'])
    expect(workspace.editor.doc.widgets.get('panel')?.props['comptyle']).toBeUndefined()
  })

  test('where it may not land the operator is told, and nothing changes', async () => {
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
