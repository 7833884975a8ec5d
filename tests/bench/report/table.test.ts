import { expect, test } from 'vitest'
import type { Row } from '../measure/row'
import { markdownTable } from './table'

const row: Row = {
  group: 'a',
  what: '10 个组件',
  unit: 'ms',
  ours: 1.5,
  base: { name: '手写 React', value: 1.2, ratio: 1.25 },
  limit: 1.1,
  ifMissed: '原因',
}

test('a row that misses its target stays in the table with the reason', () => {
  expect(markdownTable([row]).split('\n').at(-1)).toBe(
    '| a 服务器渲染（处理器时间） | 10 个组件 | 1.50 ms | 手写 React 1.20 ms | 1.25 × | ≤ 1.10 × | ✗ | 原因 |',
  )
})

test('a row that meets its target needs no reason; an absolute target applies to our own figure', () => {
  const lines = markdownTable([
    { ...row, limit: 1.25 },
    { group: 'e', what: '首页', unit: 'KB', ours: 99.5, limit: 100 },
    { group: 'f', what: '首页', unit: '次/秒', ours: 1234.4 },
  ]).split('\n')
  expect(lines[2]).toContain('| ✓ |  |')
  expect(lines[3]).toBe('| e 首页脚本 | 首页 | 99.5 KB | – | – | ≤ 100 KB | ✓ |  |')
  expect(lines[4]).toBe('| f 每秒请求数 | 首页 | 1234 次/秒 | – | – | – |  |  |')
})
