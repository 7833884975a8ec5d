import { describe, expect, test } from 'vitest'
import { childrenOf, requireWidget } from '@engine/design'
import type { WidgetJson } from '@schemas/page'
import { emptyPage, openWorkspace } from '@tests/helpers/workspace'
import { inLines, sizeWithin } from './lines'
import { placePictures } from './place-pictures'
import { picturePlaces } from './picture-places'
import { placesFor, planBySelection } from './plan'

const widget = (type: string, order: string, parent: string | null = null, style = {}): WidgetJson => ({
  type,
  v: 1,
  parent,
  order,
  props: {},
  style,
})

function open() {
  const widgets = {
    slides: widget('W0001', 'a0'),
    panel: widget('W0006', 'a1', null, { width: 1000, height: 300 }),
    text: widget('W0011', 'a0', 'panel', { x: 0, y: 0, width: 100, height: 40 }),
  }
  return openWorkspace({ pages: { header: null, footer: null, body: { ...emptyPage(), widgets } } })
}

const pictures = (count: number, width = 400, height = 200) =>
  Array.from({ length: count }, (_, index) => ({ url: `/uploads/${index}.png`, width, height }))

const NOWHERE = { fill: null, parent: null, before: null, at: null }

describe('uploaded pictures become widgets', () => {
  test('of their own at the top level, before what lay below, in one step', () => {
    const workspace = open()
    const { editor } = workspace
    const plan = { ...NOWHERE, before: 'panel' }
    const wide = { url: '/uploads/wide.png', width: 2380, height: 800 }
    placePictures(workspace, [...pictures(1), wide], plan, [])
    const [, ...rest] = childrenOf(editor.doc, null)
    expect(rest.at(-1)).toBe('panel')
    const added = rest.slice(0, 2).map((uuid) => requireWidget(editor.doc, uuid, 'test'))
    expect(added.map(({ type, props }) => [type, props['imgUrl']])).toEqual([
      ['W0003', '/uploads/0.png'],
      ['W0003', '/uploads/wide.png'],
    ])
    // at most as wide as the page, in their proportion
    expect(added.map(({ style }) => [style.width, style.height])).toEqual([
      [400, 200],
      [1190, 400],
    ])
    expect(workspace.ui.selected).toEqual(rest.slice(0, 2))
    expect(editor.history.map(({ label }) => label)).toEqual(['放入 2 张图片'])
    editor.undo()
    expect(editor.doc.widgets.size).toBe(3)
  })

  test('in a panel beside each other from the point on, never outside of it; it grows for more lines', () => {
    const workspace = open()
    const { doc } = workspace.editor
    placePictures(workspace, pictures(5), { ...NOWHERE, parent: 'panel', at: { x: 600, y: 100 } }, [])
    const boxes = childrenOf(doc, 'panel')
      .slice(1)
      .map((uuid) => requireWidget(doc, uuid, 'test').style)
    expect(boxes).toHaveLength(5)
    const panel = requireWidget(doc, 'panel', 'test').style
    expect(panel.height).toBeGreaterThan(300)
    for (const { x = 0, y = 0, width = 0, height = 0 } of boxes) {
      expect(x + width).toBeLessThanOrEqual(1000)
      expect(y + height).toBeLessThanOrEqual(panel.height ?? 0)
      expect(Math.abs(width / height - 2)).toBeLessThan(0.05)
    }
    expect(boxes[0]).toMatchObject({ x: 600, y: 100 })
    expect(workspace.editor.history).toHaveLength(1)
  })

  test('the places of the widget that they are dropped on are filled first', () => {
    const workspace = open()
    const { editor } = workspace
    const slides = requireWidget(editor.doc, 'slides', 'test')
    const paths = picturePlaces(slides, false)
    expect(paths.length).toBeGreaterThan(0)
    const plan = { ...NOWHERE, fill: { uuid: 'slides', replaces: false }, before: 'panel' }
    placePictures(workspace, pictures(paths.length + 1), plan, paths)
    expect(picturePlaces(requireWidget(editor.doc, 'slides', 'test'), false)).toEqual([])
    expect(childrenOf(editor.doc, null)).toHaveLength(3)
    expect(editor.history).toHaveLength(1)
    expect(workspace.problems.all().filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('a carousel grows up to its limit; beyond it says so, and takes none', async () => {
    const workspace = open()
    const { editor } = workspace
    const plan = { ...NOWHERE, fill: { uuid: 'slides', replaces: false }, before: 'panel' }
    expect(await placesFor(workspace, plan, 6)).toBe('最多只能添加5张轮播图，还能放入5张')
    const paths = await placesFor(workspace, plan, 5)
    if (typeof paths === 'string') throw new Error(paths)
    placePictures(workspace, pictures(5), plan, paths)
    const { props } = requireWidget(editor.doc, 'slides', 'test')
    expect(props['data']).toMatchObject(pictures(5).map(({ url }) => ({ imgUrl: url })))
    expect(childrenOf(editor.doc, null)).toHaveLength(2)
    expect(workspace.problems.all().filter(({ severity }) => severity === 'error')).toEqual([])
    expect(await placesFor(workspace, plan, 1)).toBe('最多只能添加5张轮播图')
    expect(planBySelection(workspace).fill?.uuid).toBe('slides')
  })

  test('what was to hold them may be gone by then', () => {
    const workspace = open()
    const fill = { uuid: 'gone', replaces: false }
    const plan = { fill, parent: 'gone too', before: 'gone', at: { x: 5, y: 5 } }
    placePictures(workspace, pictures(1), plan, [['props', 'imgUrl']])
    expect(childrenOf(workspace.editor.doc, null)).toHaveLength(3)
  })
})

test('a picture is shown whole in its panel, and no larger than it is', () => {
  expect(sizeWithin({ width: 4000, height: 3000 }, { width: 1190, height: 400 }, 1)).toEqual({
    width: 533,
    height: 400,
  })
  expect(sizeWithin({ width: 200, height: 100 }, { width: 1190, height: 400 }, 1)).toEqual({
    width: 200,
    height: 100,
  })
})

test('lines end at the right edge, the first at the lower one', () => {
  const size = { width: 40, height: 20 }
  expect(inLines([size, size, size], { x: 10, y: 5 }, { width: 110, height: 100 })).toEqual([
    { x: 10, y: 5 },
    { x: 60, y: 5 },
    { x: 10, y: 35 },
  ])
  expect(inLines([size, size], { x: 90, y: 95 }, { width: 110, height: 100 })).toEqual([
    { x: 70, y: 80 },
    { x: 70, y: 110 },
  ])
})
