import { describe, expect, it } from 'vitest'
import { combinationsOf, completedRows, rowsByCombination } from './spec-matrix'

const colours = { values: ['白', '黑'] }
const sizes = { values: ['M', 'L'] }

describe('items of a specification matrix', () => {
  it('without specifications there is one item without values', () => {
    expect(combinationsOf([])).toEqual([[]])
  })

  it('the last specification varies fastest; one without values gives no items', () => {
    expect(combinationsOf([colours, sizes])).toEqual([
      ['白', 'M'],
      ['白', 'L'],
      ['黑', 'M'],
      ['黑', 'L'],
    ])
    expect(combinationsOf([colours, { values: [] }])).toEqual([])
  })

  it('a row with the same values in another order is the same row and is used once', () => {
    const rows = [{ values: ['红', '白'], n: 1 }]
    const axes = [{ values: ['红', '白'] }, { values: ['白', '红'] }]
    expect(rowsByCombination(axes, rows).map(({ row }) => row?.n)).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ])
    const turned = [{ values: ['M', '黑'], n: 2 }]
    expect(rowsByCombination([colours, sizes], turned).map(({ row }) => row?.n)).toEqual([
      undefined,
      undefined,
      2,
      undefined,
    ])
  })

  it('a new row copies the first row’s numbers but not its names', () => {
    const rows = [{ values: ['白'], price: 990, item_bn: 'A' }]
    expect(completedRows([colours], rows)).toEqual([
      { values: ['白'], price: 990, item_bn: 'A' },
      { values: ['黑'], price: 990 },
    ])
  })
})
