import { expect, it } from 'vitest'
import { merge, type Figures } from './merge'

const row = (group: 'a' | 'b' | 'c', ours: number, what = `行${ours}`) => ({
  group,
  what,
  unit: 'ms' as const,
  ours,
})
const run = (date: string) => ({ date, node: 'v20', processors: '2' })

it('a group measured again replaces its rows, other groups keep theirs and their date', () => {
  const before: Figures = {
    groups: { a: run('1'), b: run('1') },
    rows: [row('a', 1), row('a', 2), row('b', 3)],
  }
  expect(merge(before, [{ id: 'a' }, { id: 'c' }], run('2'), [row('c', 9), row('a', 8)])).toEqual({
    groups: { a: run('2'), b: run('1'), c: run('2') },
    rows: [row('a', 8), row('b', 3), row('c', 9)],
  })
})

it('a part measured again replaces its rows in their place, each with its date; the group keeps its own', () => {
  const before: Figures = {
    groups: { a: run('1') },
    rows: [row('a', 1, '首'), row('a', 2, '中'), row('a', 3, '尾')],
  }
  const rows = [row('a', 9, '中'), row('a', 8, '新')]
  expect(merge(before, [{ id: 'a', part: 'ssr' }], run('2'), rows)).toEqual({
    groups: { a: run('1') },
    rows: [
      row('a', 1, '首'),
      { ...row('a', 9, '中'), apart: '2' },
      row('a', 3, '尾'),
      { ...row('a', 8, '新'), apart: '2' },
    ],
  })
})
