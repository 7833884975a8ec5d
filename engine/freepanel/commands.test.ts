import { labelsOf, panelEditor, placeOf, viewNow, viewOf } from '@tests/helpers/free-panel'
import { describe, expect, test } from 'vitest'
import { dropPosition } from './panel-view'
import { alignChildren, distributeChildren, matchChildren, nudgeChildren, restackChildren } from './commands'

const three = { a: { x: 10, y: 10 }, b: { x: 500, y: 40 }, c: { x: 150, y: 90 } }

async function open(...panel: Parameters<typeof panelEditor>) {
  const editor = panelEditor(...panel)
  await viewOf(editor)
  return editor
}

describe('free panel: align, distribute and depth are one step each', () => {
  test('aligning several with each other', async () => {
    const editor = await open(three)
    editor.run(alignChildren(viewNow(editor), ['a', 'b', 'c'], 'top'))
    expect(['a', 'b', 'c'].map((uuid) => placeOf(editor, uuid)[1])).toEqual([10, 10, 10])
    expect(labelsOf(editor)).toEqual(['顶对齐 3 个组件'])
    editor.undo()
    expect(placeOf(editor, 'c')[1]).toBe(90)
  })

  test('aligning one with its panel', async () => {
    const editor = await open(three)
    editor.run(alignChildren(viewNow(editor), ['a'], 'centre'))
    expect(placeOf(editor, 'a')[0]).toBe(545)
    expect(labelsOf(editor)).toEqual(['水平居中 a'])
  })

  test('aligning aligned children leaves no step', async () => {
    const editor = await open(three)
    editor.run(alignChildren(viewNow(editor), ['a', 'b', 'c'], 'left'))
    editor.run(alignChildren(viewNow(editor), ['a', 'b', 'c'], 'left'))
    expect(labelsOf(editor)).toHaveLength(1)
  })

  test('distributing', async () => {
    const editor = await open(three)
    editor.run(distributeChildren(viewNow(editor), ['a', 'b', 'c'], 'horizontal'))
    expect(placeOf(editor, 'c')[0]).toBe(255)
    expect(labelsOf(editor)).toEqual(['水平等距 3 个组件'])
  })

  test('the others take the width or height of the one that was selected first', async () => {
    const editor = await open({
      a: { x: 10, y: 10, width: 120, height: 40 },
      b: { x: 500, y: 40 },
      c: { x: 150, y: 90 },
    })
    const heightOf = (uuid: string) => editor.doc.widgets.get(uuid)?.style.height
    const before = heightOf('b')
    editor.run(matchChildren(viewNow(editor), ['a', 'b', 'c'], 'width'))
    expect(['a', 'b', 'c'].map((uuid) => editor.doc.widgets.get(uuid)?.style.width)).toEqual([120, 120, 120])
    expect(heightOf('b')).toBe(before)
    expect(labelsOf(editor)).toEqual(['与最先选中的等宽 3 个组件'])
    editor.run(matchChildren(viewNow(editor), ['a', 'b'], 'height'))
    expect(heightOf('b')).toBe(40)
  })

  test('depth counts from 10000', async () => {
    const editor = await open(three)
    editor.run(restackChildren(viewNow(editor), ['a'], 'toFront'))
    expect(editor.doc.widgets.get('a')?.style['z']).toBe(10_001)
    expect(editor.doc.widgets.get('b')?.style['z']).toBeUndefined()
    expect(labelsOf(editor)).toEqual(['置于顶层 a'])
  })

  test('on a grid children stay on cells and off each other', async () => {
    const editor = await open({ a: { x: 3, y: 7 }, b: { x: 303, y: 12 } }, { props: { grid: true } })
    editor.run(alignChildren(viewNow(editor), ['a', 'b'], 'left'))
    expect([placeOf(editor, 'a').slice(0, 2), placeOf(editor, 'b').slice(0, 2)]).toEqual([
      [0, 10],
      [303, 12],
    ])
  })
})

describe('free panel: arrow keys', () => {
  test('a series of key presses is one step', async () => {
    const editor = await open(three)
    for (const by of [
      { x: 1, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 10 },
    ]) {
      editor.run(nudgeChildren(viewNow(editor), ['a', 'b'], by))
    }
    expect([placeOf(editor, 'a').slice(0, 2), placeOf(editor, 'b').slice(0, 2)]).toEqual([
      [12, 20],
      [502, 50],
    ])
    expect(labelsOf(editor)).toEqual(['移动 2 个组件'])
  })

  test('stop at the panel’s edge and leave no step there', async () => {
    const editor = await open({ a: { x: 1085, y: 10 } })
    editor.run(nudgeChildren(viewNow(editor), ['a'], { x: 10, y: 0 }))
    expect(placeOf(editor, 'a')[0]).toBe(1090)
    editor.run(nudgeChildren(viewNow(editor), ['a'], { x: 10, y: 0 }))
    expect(labelsOf(editor)).toHaveLength(1)
  })

  test('a child outside the panel moves only along the pressed axis', async () => {
    const editor = await open({ a: { x: -50, y: 10 } })
    editor.run(nudgeChildren(viewNow(editor), ['a'], { x: 0, y: 1 }))
    expect(placeOf(editor, 'a').slice(0, 2)).toEqual([-50, 11])
  })

  test('on a grid they move by whole cells and off other children', async () => {
    const editor = await open({ a: { x: 10, y: 0 }, b: { x: 120, y: 0 } }, { props: { grid: true } })
    const right = () => editor.run(nudgeChildren(viewNow(editor), ['a'], { x: 1, y: 0 }))
    right()
    right()
    expect(placeOf(editor, 'a')[0]).toBe(20)
  })
})

describe('free panel: dropped widgets', () => {
  test('stay where they were dropped, within the panel', async () => {
    const view = await viewOf(panelEditor(three))
    expect(dropPosition(view, { x: 33.4, y: 20.6 }, { width: 100, height: 50 })).toEqual({ x: 33, y: 21 })
    expect(dropPosition(view, { x: 5000, y: -3 }, { width: 100, height: 50 })).toEqual({ x: 1090, y: 0 })
  })

  test('take the nearest free cells of a grid', async () => {
    const view = await viewOf(panelEditor({ a: { x: 0, y: 0 } }, { props: { grid: true } }))
    expect(dropPosition(view, { x: 4, y: 30 }, { width: 100, height: 50 })).toEqual({ x: 0, y: 50 })
  })
})
