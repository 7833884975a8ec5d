import { expect, it } from 'vitest'
import { merge, type Figures } from './merge'

const row = (group: 'a' | 'b' | 'c', ours: number) => ({ group, what: '行', unit: 'ms' as const, ours })
const run = (date: string) => ({ date, node: 'v20', processors: '2' })

it('a group measured again replaces its rows, other groups keep theirs and their date', () => {
  const before: Figures = {
    groups: { a: run('1'), b: run('1') },
    rows: [row('a', 1), row('a', 2), row('b', 3)],
  }
  expect(merge(before, ['a', 'c'], run('2'), [row('c', 9), row('a', 8)])).toEqual({
    groups: { a: run('2'), b: run('1'), c: run('2') },
    rows: [row('a', 8), row('b', 3), row('c', 9)],
  })
})
