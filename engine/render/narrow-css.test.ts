import { expect, test } from 'vitest'
import { fillPage } from '@schemas/fill'
import type { PageJson, WidgetJson } from '@schemas/page'
import { createRegistry } from '../registry/registry'
import { withNarrowCss } from './narrow-css'

const child = (order: string, type: string, x: number, y: number, props = {}): WidgetJson => ({
  type,
  v: 1,
  parent: 'panel',
  order,
  props,
  style: { x, y, width: type === 'W0003' ? 48 : 160, height: type === 'W0003' ? 48 : 20 },
})

const panelOf = (children: Record<string, WidgetJson>) => {
  const page: PageJson = {
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: {
      panel: {
        type: 'W0006',
        v: 1,
        parent: null,
        order: 'a0',
        props: {},
        style: { width: 1190, height: 200 },
      },
      ...children,
    },
  }
  const registry = createRegistry([{ type: 'W0006', Render: () => null, freeLayout: true }])
  return withNarrowCss(fillPage(page), registry).widgets as Record<
    string,
    WidgetJson & { narrow?: Record<string, string> }
  >
}

const rowOf = ({ narrow }: { narrow?: Record<string, string> } = {}) =>
  Number(narrow?.['--area']?.split('/')[0])
const startOf = ({ narrow }: { narrow?: Record<string, string> } = {}) =>
  Number.parseFloat(narrow?.['--from'] ?? '')

test('columns of links stay columns in a narrow window', () => {
  const columns = [100, 380, 660, 940].flatMap((x, column) =>
    [20, 50, 80].map(
      (y, row) =>
        [`c${column}r${row}`, child(`a${column}${row}`, 'W0011', x, y, { text: '我的订单' })] as const,
    ),
  )
  const widgets = panelOf(Object.fromEntries(columns))
  expect(widgets['panel']?.narrow).toMatchObject({ '--narrow': 'grid' })
  for (const column of [0, 1, 2, 3]) {
    const starts = [0, 1, 2].map((row) => startOf(widgets[`c${column}r${row}`]))
    expect(new Set(starts).size).toBe(1)
    expect(rowOf(widgets[`c${column}r0`])).toBe(rowOf(widgets['c0r0']))
    expect(rowOf(widgets[`c${column}r1`])).toBeGreaterThan(rowOf(widgets[`c${column}r0`]))
  }
  expect(startOf(widgets['c3r0'])).toBeGreaterThan(startOf(widgets['c2r0']))
})

test('an icon keeps its size and stays beside its text', () => {
  const widgets = panelOf({
    icon: child('a0', 'W0003', 40, 20),
    text: child('a1', 'W0011', 100, 30, { text: '正品保障' }),
  })
  expect(widgets['icon']?.narrow).toMatchObject({ '--wide': '48px', '--ratio': '48/48' })
  expect(startOf(widgets['text'])).toBeGreaterThan(startOf(widgets['icon']))
})

test('a panel with a widget of its own content flows', () => {
  const widgets = panelOf({
    menu: child('a0', 'W0007', 0, 0),
    text: child('a1', 'W0011', 300, 0, { text: '全部' }),
  })
  expect(widgets['panel']?.narrow).toBeUndefined()
})

test('what is wider than half of the page has a row of its own', () => {
  const wide = child('a1', 'W0001', 220, 0)
  const widgets = panelOf({
    menu: child('a0', 'W0007', 0, 0),
    wide: { ...wide, style: { ...wide.style, width: 970 } },
  })
  expect(widgets['wide']?.narrow).toEqual({ '--basis': '100%' })
  expect(widgets['menu']?.narrow).toBeUndefined()
})
