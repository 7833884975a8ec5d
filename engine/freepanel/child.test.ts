import { panelEditor, viewOf } from '@tests/helpers/free-panel'
import { widgetOf } from '@tests/helpers/widget-tree'
import { describe, expect, test } from 'vitest'
import { childOf, placementOf } from './child'
import { loadRules, readRules, rulesOf } from './rules'

const panel = { width: 1190, height: 400 }

/** The rules of a type with this style schema. */
function rulesWith(style: Record<string, { minimum?: number; maximum?: number }>) {
  const properties = { style: { type: 'object' as const, properties: style } }
  return readRules({ schema: { type: 'object', properties }, uiSchema: {} })
}

function child(style: object, rules = rulesWith({}), measured?: number) {
  const autoHeight = measured !== undefined
  const widget = widgetOf({ type: 'W0011', style })
  return childOf({ uuid: 'c', widget, rules, autoHeight, panel, pageWidth: 1190, measured })
}

describe('free panel: rules read from the schemas', () => {
  test('snap tolerance 10 and cells of 10 px', async () => {
    await loadRules(['W0006', 'W0011'])
    expect(rulesOf('W0006')).toMatchObject({ snap: 10, cell: 10, gridTitle: '显示网格' })
    expect(rulesOf('W0011')).toMatchObject({ snap: 0, cell: 0, style: { width: { minimum: 0 } } })
  })

  test('a type without a schema has no limits', async () => {
    await loadRules(['Foreign'])
    expect(rulesOf('Foreign')?.style.width).toEqual({})
  })
})

describe('free panel: a child is its visible box', () => {
  test('includes borders, paddings and the top margin', () => {
    const { box } = child({
      x: 10,
      y: 20,
      width: 100,
      height: 50,
      marginTop: 5,
      paddingLeft: 3,
      paddingBottom: 4,
      borderTopWidth: 2,
    })
    expect(box).toEqual({ x: 10, y: 25, width: 103, height: 56 })
  })

  test('converts a page position back to its style in whole pixels', () => {
    const style = { x: 10, y: 20, width: 100, height: 50, marginTop: 5, paddingLeft: 3, borderTopWidth: 2 }
    const one = child(style)
    expect(placementOf(one, one.box)).toEqual({ x: 10, y: 20, width: 100, height: 50 })
    expect(placementOf(one, { x: 10.4, y: 25.6, width: 203.2, height: 52 })).toEqual({
      x: 10,
      y: 21,
      width: 200,
      height: 50,
    })
  })

  test('a content-driven height is measured and never written', () => {
    const one = child({ x: 0, y: 0, width: 100, height: 50 }, rulesWith({}), 66)
    expect(one.box.height).toBe(66)
    expect(placementOf(one, { ...one.box, height: 99 })).toEqual({ x: 0, y: 0, width: 100 })
  })

  test('ignores invalid style values', () => {
    expect(child({ x: 'left', y: Number.NaN, width: 100, height: 50 }).box).toMatchObject({ x: 0, y: 0 })
  })
})

describe('free panel: children stay within the schema’s bounds', () => {
  test('the panel’s edges apply if the schema has no bounds', () => {
    expect(child({ width: 100 }).bounds).toMatchObject({ low: { x: 0, y: 0 }, high: { x: 1190, y: 400 } })
  })

  test('the schema’s bounds apply if they exist', () => {
    const rules = rulesWith({ x: { minimum: -40, maximum: 1150 }, width: { minimum: 20, maximum: 500 } })
    expect(child({ width: 100 }, rules).bounds).toMatchObject({
      low: { x: -40 },
      high: { x: 1250 },
      min: { width: 20 },
      max: { width: 500 },
    })
  })

  test('a width is at most that of the page', () => {
    expect(child({ width: 5000, paddingLeft: 10 }).bounds.max.width).toBe(1200)
  })
})

describe('free panel: the view of a panel', () => {
  test('the body is never wider than the page minus the paddings', async () => {
    const editor = panelEditor({}, { style: { width: 1190, paddingLeft: 100, height: 300 } })
    expect((await viewOf(editor)).size).toEqual({ width: 1090, height: 300 })
  })

  test('other edits keep the same view object; editing a child replaces only that child', async () => {
    const editor = panelEditor({ a: {}, b: {} })
    const before = await viewOf(editor)
    editor.run({ label: () => '页面', run: (tx) => tx.set('', ['props', 'title'], '新') })
    expect(await viewOf(editor)).toBe(before)
    editor.run({ label: () => '移动', run: (tx) => tx.set('b', ['style', 'x'], 7) })
    const after = await viewOf(editor)
    expect(after.children[0]).toBe(before.children[0])
    expect(after.children[1]?.box.x).toBe(7)
  })
})
