/** The canvas over a page in three regions, in a browser without layout: positions are given explicitly. */
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { PageJson, WidgetJson } from '@schemas/page'
import { Canvas } from '@designer/editor/canvas/Canvas'
import { canvasOf } from '@designer/editor/canvas-view/canvas-view'
import { WorkspaceContext } from '@designer/editor/workspace/context'
import { openWorkspace } from './workspace'

/** Positions in client px: jsdom has no layout. */
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
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets,
})

/** jsdom has no pointer events; these contain all properties that are read. */
export const pointer = (type: 'down' | 'move' | 'up', clientX: number, clientY: number, keys = {}) =>
  new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX, clientY, ...keys })

/** Header with the panel `head`; text, panel with two overlapping children, and another text; an empty footer. */
export async function openCanvas(readOnly = false) {
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

/** Call it in a suite: adds the browser features that jsdom lacks, for the duration of each test. */
export function withLayout(): void {
  beforeEach(() => {
    vi.stubGlobal('CSS', { escape: (text: string) => text })
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    // the rulers draw on a canvas, which jsdom does not support
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
}
