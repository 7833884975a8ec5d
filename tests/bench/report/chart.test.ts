import { expect, test } from 'vitest'
import type { Row } from '../measure/row'
import { chart } from './chart'

const row: Row = {
  group: 'a',
  what: '10 个组件（说明）<b>',
  unit: 'ms',
  ours: 1.5,
  base: { name: '手写 React', value: 1.2, ratio: 1.25 },
  limit: 1.1,
}

test('the chart shows each row with a target in its group, escaped, and colours those that missed it', () => {
  const svg = chart([row, { ...row, limit: 1.3 }, { ...row, limit: undefined, what: '没有标准' }])
  expect(svg.match(/class="section"/g)).toHaveLength(1)
  expect(svg.match(/10 个组件&lt;b&gt;，比手写 React/g)).toHaveLength(2)
  expect(svg.match(/class="value missed"/g)).toHaveLength(1)
  expect(svg).not.toContain('没有标准')
})
