import { describe, expect, it } from 'vitest'
import type { SpecGroup } from '@schemas/generated/api'
import { sizeChartFor } from './size-chart'

const group = (spec_name: string, ...values: string[]) =>
  ({ spec_name, spec_values: values.map((spec_value) => ({ spec_value })) }) as unknown as SpecGroup
const sizes = [group('颜色', '雪白'), group('尺码', 'S', 'M')]
const women = [{ category_name: '时尚服饰' }, { category_name: '女装' }]
const chart = {
  title: '女装尺码',
  spec: '尺码',
  category: '女装',
  rows: '尺码 胸围\nS 84\n\n  M   88 \nL 92',
}

describe('the size chart of a product', () => {
  it('has the head first and a row a size', () => {
    expect(sizeChartFor([chart], sizes, women)).toEqual({
      title: '女装尺码',
      spec: '尺码',
      rows: [
        ['尺码', '胸围'],
        ['S', '84'],
        ['M', '88'],
        ['L', '92'],
      ],
    })
  })

  it.each([
    ['another category', [chart], sizes, [{ category_name: '男装' }]],
    ['a size that it does not have', [chart], [group('尺码', 'S', 'XXL')], women],
    ['no such specification', [chart], [group('颜色', 'S')], women],
    ['no chart', [], sizes, women],
  ])('is left out for %s', (_, charts, groups, trail) => {
    expect(sizeChartFor(charts, groups, trail)).toBeUndefined()
  })

  it('for all categories where none is named', () => {
    expect(sizeChartFor([{ ...chart, category: '' }], sizes, [])).toBeDefined()
  })
})
