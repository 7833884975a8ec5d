import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@schemas/api/api-error'
import type { GoodsItem, GoodsItemsAnswer } from '@schemas/generated/api'
import { LIST_PAGE_SIZE } from '@storefront/shell/parts/paging'
import { call } from '@storefront/shell/api/call'
import { drawSection } from '@tests/helpers/storefront-sections'
import { readListQuery } from './list-query'
import More from './More'

const asked = vi.mocked(call)

let comeNear = () => {}
beforeEach(() => {
  asked.mockReset()
  class Near {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => seen([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Near)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const goods = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ item_id: String(at) })) as unknown as GoodsItem[]
const found = (total_count: number) => ({ total_count, list: goods(LIST_PAGE_SIZE) }) as GoodsItemsAnswer
const draw = (path: string, total: number, shown = LIST_PAGE_SIZE) => {
  const query = readListQuery(Object.fromEntries(new URL(path, 'http://shop').searchParams))
  const grow = vi.fn<(next: readonly GoodsItem[]) => void>()
  const grown = { found: found(total), from: query.page, list: goods(shown) }
  drawSection(<More query={query} grown={grown} grow={grow} />, path)
  return grow
}
const near = () => act(async () => comeNear())

test('the next page of the same list is fetched when the end comes near', async () => {
  asked.mockResolvedValue({ list: goods(3) } as never)
  const grow = draw('/items?brand_id=1&params=3:3:棉&start_price=10&page=2', 100, 2 * LIST_PAGE_SIZE)
  expect(asked).not.toHaveBeenCalled()
  await near()
  expect(grow).toHaveBeenCalledExactlyOnceWith(goods(3))
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    query: {
      page: 4,
      pageSize: LIST_PAGE_SIZE,
      brand_id: ['1'],
      item_params: [{ attribute_id: '3', attribute_value_id: '3:棉' }],
      start_price: 1000,
    },
  })
})

test('after the last page it says so; a list that began later leads to its first page', async () => {
  draw('/items?tag=新品&page=2', 2 * LIST_PAGE_SIZE)
  screen.getByText('已经到底了')
  expect(screen.getByRole('link', { name: '从第 1 页看起' }).getAttribute('href')).toBe(
    '/items?tag=%E6%96%B0%E5%93%81',
  )
})

test('a page that cannot be fetched is asked for again by a button', async () => {
  asked
    .mockRejectedValueOnce(new ApiError('忙', { status: 503 }))
    .mockResolvedValue({ list: goods(1) } as never)
  const grow = draw('/items', 100)
  await near()
  expect(grow).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await near()
  expect(grow).toHaveBeenCalledOnce()
})
