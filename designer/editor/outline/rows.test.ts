import { describe, expect, it } from 'vitest'
import { childrenOf, ROOTS, walk } from '@engine/design'
import { openWorkspace } from '@tests/helpers/workspace'
import { REGION_NAMES } from '@schemas/page-data'
import { dropPosition, isWithin, panelUnder } from './drop'
import { outlineRows, regionKey, selectionAfter } from './rows'

const { editor, regions } = openWorkspace()
const { doc } = editor
const rowsOf = (closed: string[] = []) => outlineRows(doc, regions, REGION_NAMES, new Set(closed))

describe('outline', () => {
  it('shows every widget once, in reading order, below its region', () => {
    const rows = rowsOf()
    expect(rows.flatMap(({ uuid }) => uuid ?? [])).toEqual(walk(doc))
    expect(rows.filter(({ uuid }) => uuid === undefined).map(({ title }) => title)).toEqual([
      '页头',
      '页面主体',
      '页脚',
    ])
  })

  it('hides what lies in closed panels and regions', () => {
    const [panel = ''] = childrenOf(doc, ROOTS.header)
    const rows = rowsOf([panel, regionKey('body')])
    expect(rows.some(({ uuid }) => childrenOf(doc, panel).includes(uuid ?? ''))).toBe(false)
    expect(rows.some(({ uuid }) => childrenOf(doc, null).includes(uuid ?? ''))).toBe(false)
  })

  it('multi-select: Ctrl adds and takes away, Shift takes all between', () => {
    const rows = rowsOf()
    const [a = '', b = '', c = ''] = rows.flatMap(({ uuid }) => uuid ?? [])
    const plain = { ctrl: false, shift: false }
    expect(selectionAfter(rows, [], b, plain)).toEqual([b])
    expect(selectionAfter(rows, [a], c, { ctrl: true, shift: false })).toEqual([a, c])
    expect(selectionAfter(rows, [a, c], c, { ctrl: true, shift: false })).toEqual([a])
    expect(selectionAfter(rows, [a], c, { ctrl: false, shift: true })).toEqual([a, b, c])
    expect(selectionAfter(rows, [c], a, { ctrl: false, shift: true })).toEqual([c, b, a])
  })

  it('a drop goes before the line below it, or to the end of the region above', () => {
    const rows = rowsOf()
    const [first = '', second = '', third = ''] = childrenOf(doc, null)
    const at = rows.findIndex(({ uuid }) => uuid === third)
    expect(dropPosition(doc, rows, at, [second])).toEqual({ parent: null, index: 1 })
    expect(dropPosition(doc, rows, at, [])).toEqual({ parent: null, index: 2 })
    const footer = rows.findIndex(({ key }) => key === regionKey('footer'))
    expect(dropPosition(doc, rows, footer, [first])).toEqual({ parent: null })
    expect(dropPosition(doc, rows, rows.length, [])).toEqual({ parent: ROOTS.footer })
  })

  it('the middle of a panel’s line takes what is allowed inside, empty or not', () => {
    const rows = rowsOf()
    const at = rows.findIndex(({ type }) => type === 'W0006')
    const panel = rows[at]?.uuid ?? ''
    const typed = (type: string) => [...doc.widgets].find(([, widget]) => widget.type === type)?.[0] ?? ''
    expect(panelUnder(doc, rows, at + 0.5, [typed('W0011')])).toBe(panel)
    expect(panelUnder(doc, rows, at + 0.1, [typed('W0011')])).toBeNull()
    expect(panelUnder(doc, rows, at + 0.5, [typed('W0002')])).toBeNull()
    expect(panelUnder(doc, rows, at + 0.5, [panel])).toBeNull()
    expect(panelUnder(doc, rows, 0.5, [typed('W0011')])).toBeNull()
  })

  it('a panel cannot be dropped into itself', () => {
    const [panel = ''] = childrenOf(doc, ROOTS.header)
    expect(isWithin(doc, panel, [panel])).toBe(true)
    expect(isWithin(doc, null, [panel])).toBe(false)
  })
})
