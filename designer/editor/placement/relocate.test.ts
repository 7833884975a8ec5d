import {
  childrenOf,
  createEditor,
  joinRegions,
  newUuid,
  ROOTS,
  splitRegions,
  type JoinedPages,
} from '@engine/design'
import { serialisePage } from '@schemas'
import type { PageJson, WidgetJson } from '@schemas/page'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { relocate } from './relocate'

const seed = 20261121

function widget(
  type: string,
  order: string,
  parent: string | null = null,
  props = {},
  style = {},
): WidgetJson {
  return { type, v: 1, parent, order, props, style }
}

const page = (widgets: PageJson['widgets']): PageJson => ({
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets,
})

const panel = (order: string, comptyle: string) => widget('W0006', order, null, { comptyle })

/** Header with one panel, body with five widgets of which one is a panel with two children, an empty footer. */
function open() {
  const joined = joinRegions({
    header: page({ top: panel('a0', 'header') }),
    body: page({
      a: widget('W0002', 'a0'),
      b: widget('W0002', 'a1'),
      box: panel('a2', 'body'),
      c: widget('W0011', 'a0', 'box', {}, { x: 10, y: 20 }),
      d: widget('W0011', 'a1', 'box', {}, { x: 110, y: 60 }),
      e: widget('W0002', 'a3'),
      f: widget('W0002', 'a4'),
    }),
    footer: page({}),
  })
  const editor = createEditor(joined.doc)
  return { editor, joined, order: (parent: string | null) => childrenOf(editor.doc, parent).join(' ') }
}

const bytes = ({ editor, joined }: { editor: { doc: JoinedPages['doc'] }; joined: JoinedPages }) => {
  const pages = splitRegions(editor.doc, joined.frames)
  return [pages.header, pages.body, pages.footer].map((each) => each && serialisePage(each)).join('\n')
}

describe('a panel moves between header, body and footer in one undoable step', () => {
  test('it goes to the other document and belongs to it', () => {
    const opened = open()
    const { editor, order } = opened
    const before = bytes(opened)
    editor.run(relocate(['box'], { parent: ROOTS.header, index: 0 }))
    expect([order(ROOTS.header), order(null)]).toEqual(['box top', 'a b e f'])
    expect(editor.doc.widgets.get('box')?.props['comptyle']).toBe('header')
    const { header, body } = splitRegions(editor.doc, opened.joined.frames)
    expect(Object.keys(header?.widgets ?? {}).toSorted()).toEqual(['box', 'c', 'd', 'top'])
    expect(Object.keys(body.widgets).toSorted()).toEqual(['a', 'b', 'e', 'f'])
    expect(editor.history.map(({ label }) => label)).toEqual(['移动 自由面板 到 页头'])
    editor.undo()
    expect(bytes(opened)).toBe(before)
  })

  test('into an empty footer, and back', () => {
    const { editor, order } = open()
    editor.run(relocate(['box'], { parent: ROOTS.footer, index: 0 }))
    expect(order(ROOTS.footer)).toBe('box')
    editor.run(relocate(['box'], { parent: null, index: 2 }))
    expect(order(null)).toBe('a b box e f')
    expect(editor.doc.widgets.get('box')?.props['comptyle']).toBe('body')
  })
})

describe('canvas dragging widgets to a place', () => {
  test('several keep their order, wherever among their siblings they are dropped', () => {
    for (const [moved, index, expected] of [
      [['a', 'b'], 2, 'box e a b f'],
      [['f', 'a'], 1, 'b f a box e'],
      [['e', 'f'], 0, 'e f a b box'],
      [['a', 'e'], 3, 'b box f a e'],
    ] as const) {
      const { editor, order } = open()
      editor.run(relocate(moved, { parent: null, index }))
      expect(order(null)).toBe(expected)
    }
  })

  test('children go out to the page, widgets of the page into a panel, where they lie apart', () => {
    const { editor, order } = open()
    editor.run(relocate(['d'], { parent: null, index: 1 }))
    expect([order(null), order('box')]).toEqual(['a d b box e f', 'c'])
    editor.run(relocate(['a', 'b'], { parent: 'box' }, { x: 30, y: 40 }))
    expect(order('box')).toBe('c a b')
    expect(editor.doc.widgets.get('a')?.style).toMatchObject({ x: 30, y: 40 })
    expect(editor.doc.widgets.get('b')?.style).toMatchObject({ x: 50, y: 60 })
  })

  test('children of one panel keep their distance in another', () => {
    const { editor } = open()
    editor.run(relocate(['c', 'd'], { parent: 'top' }, { x: 0, y: 0 }))
    expect(editor.doc.widgets.get('c')?.style).toMatchObject({ x: 0, y: 0 })
    expect(editor.doc.widgets.get('d')?.style).toMatchObject({ x: 100, y: 40 })
  })

  test('a panel does not go into itself: the page stays as it was', () => {
    const opened = open()
    const before = bytes(opened)
    expect(() => opened.editor.run(relocate(['box'], { parent: 'c' }))).toThrow(/expected/i)
    expect(bytes(opened)).toBe(before)
  })

  test('any moves, undone, leave the same bytes', () => {
    const names = ['a', 'b', 'box', 'e', 'f']
    const move = fc.record({
      uuids: fc.shuffledSubarray(names, { minLength: 1 }),
      parent: fc.constantFrom(ROOTS.header, ROOTS.body, ROOTS.footer),
      index: fc.nat(4),
    })
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => {
        const opened = open()
        const before = bytes(opened)
        for (const { uuids, parent, index } of moves) opened.editor.run(relocate(uuids, { parent, index }))
        for (const { uuids, parent } of moves.slice(-1)) {
          const siblings = childrenOf(opened.editor.doc, parent)
          const at = siblings.indexOf(uuids[0] ?? '')
          expect(siblings.slice(at, at + uuids.length)).toEqual(uuids)
        }
        while (opened.editor.undo());
        expect(bytes(opened)).toBe(before)
      }),
      { seed, numRuns: 200 },
    )
  })

  test('a uuid that the page does not have is refused with its name', () => {
    const gone = newUuid()
    expect(() => open().editor.run(relocate([gone], { parent: null }))).toThrow(gone)
  })
})
