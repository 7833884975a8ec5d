import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { drawSection } from '@tests/helpers/storefront-sections'
import { ItemCell } from './ItemCell'
import { ITEM, ORDER } from '@tests/helpers/storefront-orders'

afterEach(cleanup)

const marksOf = (change: Partial<typeof ITEM>) => {
  const cell = <ItemCell order={ORDER} item={{ ...ITEM, ...change }} picture={64} />
  const { container } = drawSection(cell, '/member/trade', {})
  return [...container.querySelectorAll('p > span')].map(({ textContent }) => textContent)
}

describe('what kind of line of an order a product is', () => {
  test.each([
    [{}, []],
    [{ order_item_type: 'gift' }, ['赠品']],
    [{ order_item_type: 'plus_buy' }, ['换购']],
    [{ product_type: 'sale', limit_num: 2 }, ['特卖商品', '每人限购 2 件']],
    [{ product_type: 'bag', limit_num: 1 }, ['福袋', '每人限购 1 件']],
    [{ limit_num: 3, limit_period: 'week' as const }, ['每人每周限购 3 件']],
    [{ product_type: 'bag', valid_lucky: 1 }, ['福袋', '已失效']],
    [{ aftersales_status: 0 }, ['售后待处理']],
    [{ aftersales_status: 1 }, ['售后处理中']],
    [{ aftersales_status: 2 }, ['售后已处理']],
    [{ aftersales_status: 3 }, ['售后已驳回']],
    [{ aftersales_status: 4 }, ['售后已关闭']],
  ] as const)('valid_lucky: %o says %o', (change, marks) => {
    expect(marksOf(change)).toEqual(marks)
  })
})
