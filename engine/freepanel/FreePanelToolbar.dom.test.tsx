import { labelsOf, PANEL, panelEditor, placeOf, registry, viewOf } from '@tests/helpers/free-panel'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { FreePanelToolbar } from './FreePanelToolbar'

afterEach(cleanup)

const three = { a: { x: 10, y: 10 }, b: { x: 500, y: 40 }, c: { x: 150, y: 120 } }

async function open(selected: string[], readOnly = false) {
  const editor = panelEditor(three)
  await viewOf(editor)
  render(
    <FreePanelToolbar
      editor={editor}
      registry={registry}
      panel={PANEL}
      selected={selected}
      readOnly={readOnly}
    />,
  )
  return editor
}

const enabled = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('disabled'))
    .map((button) => button.getAttribute('aria-label'))

describe('free panel: toolbar', () => {
  test('each press is one step', async () => {
    const editor = await open(['a', 'b', 'c'])
    for (const name of ['左对齐', '垂直居中', '置于底层'])
      fireEvent.click(screen.getByRole('button', { name }))
    expect(labelsOf(editor)).toEqual(['左对齐 3 个组件', '垂直居中 3 个组件'])
    expect([placeOf(editor, 'a')[0], placeOf(editor, 'b')[0], placeOf(editor, 'c')[0]]).toEqual([10, 10, 10])
  })

  test('enables only the actions that fit the number of selected children', async () => {
    await open(['a'])
    expect(enabled()).toEqual([
      '左对齐',
      '水平居中',
      '右对齐',
      '顶对齐',
      '垂直居中',
      '底对齐',
      '置于顶层',
      '上移一层',
      '下移一层',
      '置于底层',
    ])
    cleanup()
    await open(['a', 'b', 'c'])
    expect(enabled()).toContain('水平等距')
  })

  test('does not count the panel itself as a child', async () => {
    await open([PANEL])
    expect(enabled()).toEqual([])
  })

  test('the grid switch has its title from the schema and is one step', async () => {
    const editor = await open([])
    fireEvent.click(screen.getByRole('switch', { name: '显示网格' }))
    expect(editor.doc.widgets.get(PANEL)?.props['grid']).toBe(true)
    expect(labelsOf(editor)).toEqual([expect.stringContaining('显示网格')])
  })

  test('is disabled for viewers', async () => {
    await open(['a', 'b', 'c'], true)
    expect(enabled()).toEqual([])
    expect(screen.getByRole('switch').hasAttribute('disabled')).toBe(true)
  })
})
