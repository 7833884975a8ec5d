import { setHidden, setLocked } from '../commands'
import { PANEL, panelEditor } from '@tests/helpers/free-panel'
import {
  boxOf,
  click,
  open,
  prepareFreePanels,
  selectedNow,
  three,
  type Keys,
} from '@tests/helpers/free-panel-overlay'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

prepareFreePanels()

describe('free panel: selecting', () => {
  test('a click selects; Shift and Ctrl add and remove', async () => {
    await open(panelEditor(three))
    click(boxOf('a'))
    expect(selectedNow()).toEqual(['a'])
    expect(boxOf('a').getAttribute('aria-pressed')).toBe('true')
    click(boxOf('b'), { shiftKey: true })
    click(boxOf('c'), { ctrlKey: true })
    expect(selectedNow()).toEqual(['a', 'b', 'c'])
    click(boxOf('b'), { ctrlKey: true })
    expect(selectedNow()).toEqual(['a', 'c'])
    click(boxOf('c'))
    expect(selectedNow()).toEqual(['c'])
  })

  test('keys do the same: Enter, Shift+Enter, Ctrl+A', async () => {
    await open(panelEditor(three))
    fireEvent.keyDown(boxOf('b'), { key: 'Enter' })
    fireEvent.keyDown(boxOf('a'), { key: 'Enter', shiftKey: true })
    expect(selectedNow()).toEqual(['b', 'a'])
    fireEvent.keyDown(boxOf('a'), { key: 'a', ctrlKey: true })
    expect(selectedNow()).toEqual(['a', 'b', 'c'])
  })

  test('locked and hidden children are left alone by pointer and keys', async () => {
    const editor = panelEditor(three)
    editor.run(setLocked(['b'], true))
    editor.run(setHidden(['c'], true))
    await open(editor)
    expect(screen.getAllByRole('button').map((box) => box.getAttribute('aria-label'))).toEqual([
      'a，位置 10, 10，尺寸 100 × 50',
    ])
    fireEvent.keyDown(boxOf('a'), { key: 'a', ctrlKey: true })
    expect(selectedNow()).toEqual(['a'])
  })

  test('the boxes are focusable in reading order', async () => {
    await open(panelEditor(three))
    const boxes = screen.getAllByRole('button')
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
      'a，位置 10, 10，尺寸 100 × 50',
      'b，位置 500, 40，尺寸 100 × 50',
      'c，位置 150, 120，尺寸 100 × 50',
    ])
    expect(boxes.every((box) => box.tabIndex === 0)).toBe(true)
  })

  test('a box has the depth of its child', async () => {
    await open(panelEditor({ a: { z: 7 }, b: {} }))
    expect([boxOf('a').style.zIndex, boxOf('b').style.zIndex]).toEqual(['7', '10000'])
  })

  test('a rectangle drawn on empty space selects the boxes it touches; a click there selects the panel', async () => {
    const { container } = await open(panelEditor(three))
    const panel = container.querySelector('[data-free-panel]')
    if (!(panel instanceof HTMLElement)) throw new Error('expected the overlay')
    panel.setPointerCapture = () => {}
    const at = (x: number, y: number, keys: Keys = {}) => ({ button: 0, clientX: x, clientY: y, ...keys })
    fireEvent.pointerDown(panel, at(0, 0))
    fireEvent.pointerMove(panel, at(6, 6))
    expect(selectedNow(), 'a band that touches no child yet').toEqual([PANEL])
    fireEvent.pointerMove(panel, at(200, 130))
    expect(selectedNow()).toEqual(['a', 'c'])
    fireEvent.pointerUp(panel, at(200, 130))
    fireEvent.pointerDown(panel, at(400, 0, { shiftKey: true }))
    fireEvent.pointerMove(panel, at(700, 100))
    expect(selectedNow()).toEqual(['a', 'c', 'b'])
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(selectedNow()).toEqual(['a', 'c'])
    fireEvent.pointerDown(panel, at(900, 300))
    fireEvent.pointerUp(panel, at(900, 300))
    expect(selectedNow()).toEqual([PANEL])
  })
})
