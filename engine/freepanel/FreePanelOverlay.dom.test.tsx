import { labelsOf, PANEL, panelEditor, placeOf, viewOf } from '@tests/helpers/free-panel'
import {
  boxOf,
  drag,
  Host,
  observers,
  open,
  prepareFreePanels,
  press,
  selectedNow,
  three,
} from '@tests/helpers/free-panel-overlay'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'

prepareFreePanels()

describe('free panel: one gesture is one step', () => {
  test.each([0.25, 0.5, 1, 2])('dragging at zoom %d moves by page pixels', async (zoom) => {
    const editor = panelEditor(three)
    await open(editor, { zoom })
    drag(boxOf('a'), [200 * zoom, 60 * zoom], { altKey: true })
    expect(placeOf(editor, 'a').slice(0, 2)).toEqual([210, 70])
    expect(labelsOf(editor)).toEqual(['移动 a'])
    act(() => void editor.undo())
    expect(boxOf('a').getAttribute('aria-label')).toContain('位置 10, 10')
  })

  test('snaps unless Alt is held', async () => {
    const editor = panelEditor(three)
    await open(editor)
    drag(boxOf('a'), [144, 60])
    expect(placeOf(editor, 'a')[0]).toBe(150)
  })

  test('several move together', async () => {
    const editor = panelEditor(three)
    await open(editor, { selected: ['a', 'c'] })
    drag(boxOf('c'), [7, 33], { altKey: true })
    expect([placeOf(editor, 'a').slice(0, 2), placeOf(editor, 'c').slice(0, 2)]).toEqual([
      [17, 43],
      [157, 153],
    ])
    expect(labelsOf(editor)).toEqual(['移动 2 个组件'])
    expect(selectedNow()).toEqual(['a', 'c'])
  })

  test('the page follows the drag; Escape reverts it and ignores the rest of the gesture', async () => {
    const editor = panelEditor(three)
    await open(editor)
    press(boxOf('a'))
    fireEvent.mouseMove(document, { clientX: 50, clientY: 200, altKey: true })
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
    expect(placeOf(editor, 'a').slice(0, 2)).toEqual([60, 210])
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.mouseMove(document, { clientX: 90, clientY: 200 })
    fireEvent.mouseUp(document, { clientX: 90, clientY: 200 })
    expect(placeOf(editor, 'a').slice(0, 2)).toEqual([10, 10])
    expect(labelsOf(editor)).toEqual([])
  })

  test('a click below the drag threshold moves nothing', async () => {
    const editor = panelEditor(three)
    await open(editor)
    drag(boxOf('a'), [2, 1])
    expect(labelsOf(editor)).toEqual([])
    expect(selectedNow()).toEqual(['a'])
  })

  test('a child removed during the drag is skipped', async () => {
    const editor = panelEditor(three)
    await open(editor, { selected: ['a', 'c'] })
    press(boxOf('a'))
    fireEvent.mouseMove(document, { clientX: 40, clientY: 0, altKey: true })
    act(() => void editor.run({ label: () => '删除', run: (tx) => tx.remove('c') }))
    fireEvent.mouseUp(document, { clientX: 40, clientY: 0, altKey: true })
    expect(placeOf(editor, 'a')[0]).toBe(50)
  })

  test('unmounting the overlay finishes the gesture in its current state', async () => {
    const editor = panelEditor(three)
    const { unmount } = await open(editor)
    press(boxOf('a'))
    fireEvent.mouseMove(document, { clientX: 40, clientY: 0, altKey: true })
    unmount()
    expect(labelsOf(editor)).toEqual(['移动 a'])
  })

  test('other mouse buttons do nothing', async () => {
    const editor = panelEditor(three)
    await open(editor)
    fireEvent.mouseDown(boxOf('a'), { button: 2, clientX: 0, clientY: 0 })
    fireEvent.mouseMove(document, { clientX: 90, clientY: 0 })
    fireEvent.mouseUp(document, { button: 2, clientX: 90, clientY: 0 })
    expect([selectedNow(), labelsOf(editor)]).toEqual([[], []])
  })

  test('a viewer can select but not move', async () => {
    const editor = panelEditor(three)
    const { container } = await open(editor, { readOnly: true })
    drag(boxOf('a'), [100, 100])
    fireEvent.keyDown(boxOf('a'), { key: 'ArrowRight' })
    expect(selectedNow()).toEqual(['a'])
    expect(labelsOf(editor)).toEqual([])
    expect(handlesIn(container)).toHaveLength(0)
  })
})

const handlesIn = (container: Element) => [...container.querySelectorAll('[class*="handle"]')]

describe('free panel: resizing', () => {
  const cursorOf = (handle: Element) => (handle instanceof HTMLElement ? handle.style.cursor : '')

  test('resizes by a corner in one step and shows the size', async () => {
    const editor = panelEditor({ a: { x: 10, y: 10 } })
    const { container } = await open(editor, { selected: ['a'] })
    const corner = handlesIn(container).find((handle) => cursorOf(handle) === 'se-resize')
    if (!corner) throw new Error('expected a corner handle')
    press(corner)
    fireEvent.mouseMove(window, { clientX: 63, clientY: 27, altKey: true })
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
    expect(container.querySelector('[data-badge]')?.textContent).toBe('163 × 77')
    fireEvent.mouseUp(window, { clientX: 63, clientY: 27 })
    expect(placeOf(editor, 'a')).toEqual([10, 10, 163, 77])
    expect(labelsOf(editor)).toEqual(['调整大小 a'])
    expect(container.querySelector('[data-badge]')).toBeNull()
  })

  test('a content-driven height is measured and has no handles', async () => {
    const editor = panelEditor({ s: { kind: 'search', x: 0, y: 0, width: 375, height: 38 } })
    await viewOf(editor)
    const view = render(
      <>
        <div data-widget="s" />
        <Host editor={editor} selected={['s']} />
      </>,
    )
    const [watched] = observers
    if (!watched) throw new Error('expected a frame to be watched')
    Object.defineProperty(watched.target, 'offsetHeight', { value: 66 })
    act(() => watched.tell())
    expect(boxOf('s').getAttribute('aria-label')).toContain('375 × 66')
    expect(handlesIn(view.container).map(cursorOf).filter(Boolean).toSorted()).toEqual([
      'col-resize',
      'col-resize',
    ])
  })
})

describe('free panel: arrow keys', () => {
  test('move by 1 px, with Shift by 10 px, announce the position, and a series is one step', async () => {
    const editor = panelEditor(three)
    await open(editor)
    fireEvent.keyDown(boxOf('a'), { key: 'ArrowRight' })
    fireEvent.keyDown(boxOf('a'), { key: 'ArrowDown', shiftKey: true })
    expect(placeOf(editor, 'a').slice(0, 2)).toEqual([11, 20])
    expect(labelsOf(editor)).toEqual(['移动 a'])
    expect(screen.getByRole('status').textContent).toBe('a，位置 11, 20，尺寸 100 × 50')
  })

  test('move the whole selection if the focused child is part of it', async () => {
    const editor = panelEditor(three)
    await open(editor, { selected: ['a', 'b'] })
    fireEvent.keyDown(boxOf('b'), { key: 'ArrowLeft' })
    expect([placeOf(editor, 'a')[0], placeOf(editor, 'b')[0]]).toEqual([9, 499])
    fireEvent.keyDown(boxOf('c'), { key: 'ArrowLeft' })
    expect([placeOf(editor, 'a')[0], placeOf(editor, 'c')[0]]).toEqual([9, 149])
  })

  test('leave other keys to the shortcuts', async () => {
    await open(panelEditor(three))
    const heard = vi.fn<(event: Event) => void>()
    window.addEventListener('keydown', heard)
    fireEvent.keyDown(boxOf('a'), { key: 'Delete' })
    fireEvent.keyDown(boxOf('a'), { key: 'ArrowUp', ctrlKey: true })
    fireEvent.keyDown(boxOf('a'), { key: 'ArrowUp' })
    window.removeEventListener('keydown', heard)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('free panel: grid switch', () => {
  test('shows the grid and moves nothing', async () => {
    const editor = panelEditor({ a: { x: 13, y: 17 } })
    const { container } = await open(editor)
    expect(container.querySelector('[data-grid]')).toBeNull()
    act(() => void editor.run({ label: () => '网格', run: (tx) => tx.set(PANEL, ['props', 'grid'], true) }))
    const grid = container.querySelector('[data-grid]')
    expect(grid instanceof HTMLElement && grid.style.backgroundSize).toBe('10px 10px')
    expect(placeOf(editor, 'a').slice(0, 2)).toEqual([13, 17])
  })
})

describe('free panel: removed panel', () => {
  test('renders nothing', async () => {
    const editor = panelEditor({})
    const { container } = await open(editor)
    expect(container.querySelector('[data-free-panel]')).not.toBeNull()
    act(() => void editor.run({ label: () => '删除', run: (tx) => tx.remove(PANEL) }))
    expect(container.querySelector('[data-free-panel]')).toBeNull()
  })
})
