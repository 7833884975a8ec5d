import { act, fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { childrenOf, clipOf } from '@engine/design'
import { openCanvas, pointer, withLayout } from '@tests/helpers/canvas'
import { startDrag, type DragSource } from './drag'

withLayout()

async function dragIn(source: DragSource, to: [number, number], readOnly = false, phone?: 390) {
  const opened = await openCanvas(readOnly)
  if (phone) await act(async () => opened.workspace.show(phone))
  await act(async () => {
    // jsdom has no pointer events; a mouse event carries all that is read of them
    startDrag(opened.workspace, pointer('down', 5, 5) as PointerEvent, source)
    fireEvent(window, pointer('move', 50, 50))
    fireEvent(window, pointer('move', ...to))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    fireEvent(window, pointer('up', ...to))
    await new Promise((resolve) => setTimeout(resolve))
  })
  return opened
}

describe('palette: drag to insert', () => {
  test('between two widgets; one step, selected', async () => {
    const { workspace, order, selected } = await dragIn(
      { kind: 'new', type: 'W0002', title: '商品' },
      [500, 110],
    )
    expect(order()).toBe(`${selected()} text panel last`)
    expect(workspace.editor.history).toHaveLength(1)
    expect(document.querySelectorAll('[data-drop-mark]')).toHaveLength(0)
  })

  test('drop of an allowed widget adds a child where it is dropped', async () => {
    const { workspace, order, selected } = await dragIn(
      { kind: 'new', type: 'W0011', title: '文本' },
      [600, 400],
    )
    expect(order('panel')).toBe(`low high ${selected()}`)
    const { x = 0, y = 0 } = workspace.editor.doc.widgets.get(selected())?.style ?? {}
    expect([x, y].every((at) => at > 100)).toBe(true)
  })

  test('otherwise warning 不可放入自由面板, and nothing is inserted', async () => {
    const { workspace, order } = await dragIn({ kind: 'new', type: 'W0005', title: '商品橱窗' }, [500, 400])
    expect(workspace.host.said).toEqual(['warn 不可放入自由面板'])
    expect([order(), order('panel')]).toEqual(['text panel last', 'low high'])
  })

  test('a panel dropped on the empty footer is a footer panel', async () => {
    const { workspace, order, selected } = await dragIn(
      { kind: 'new', type: 'W0006', title: '自由面板' },
      [500, 850],
    )
    expect(order('@footer')).toBe(selected())
    expect(workspace.editor.doc.widgets.get(selected())?.props['comptyle']).toBe('footer')
  })

  test('beside the canvas nothing happens; nor for a viewer', async () => {
    const outside = await dragIn({ kind: 'new', type: 'W0002', title: '商品' }, [500, 5000])
    expect(outside.workspace.editor.history).toHaveLength(0)
    const viewer = await dragIn({ kind: 'new', type: 'W0002', title: '商品' }, [500, 110], true)
    expect(viewer.workspace.editor.history).toHaveLength(0)
  })
})

describe('while the canvas shows a phone', () => {
  test('dragging changes the order on phones alone', async () => {
    const { workspace, order } = await dragIn({ kind: 'move', uuids: ['last'] }, [500, 110], false, 390)
    expect(order()).toBe('last text panel')
    expect(workspace.base.doc.children.get(null)?.join(' ')).toBe('text panel last')
    expect(workspace.base.doc.widgets.get('last')?.h5?.order).toBeDefined()
    expect(workspace.base.history).toHaveLength(1)
  })
})

describe('saved modules are dragged in', () => {
  test('with all that lies in them, under new uuids', async () => {
    const { workspace } = await openCanvas()
    const clip = clipOf(workspace.editor.doc, 'panel')
    const {
      workspace: other,
      order,
      selected,
    } = await dragIn({ kind: 'clips', clips: [clip], title: '模块' }, [500, 110])
    expect(order()).toBe(`${selected()} text panel last`)
    expect(childrenOf(other.editor.doc, selected())).toHaveLength(2)
    expect(['panel', 'low', 'high']).not.toContain(selected())
  })
})
