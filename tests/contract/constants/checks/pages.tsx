/** Checks of how lists are divided into pages. */
import { expect } from 'vitest'
import { Pagination } from '@storefront/shell/parts/Pagination'
import { clampPage, visiblePages } from '@storefront/shell/parts/paging'
import data from '@storefront/features/catalogue/sections/goods-list/data'
import type { Checks } from './check'
import { renderInShop } from './drawing'

const pageLinks = (total: number, page = 1) => {
  const { container, unmount } = renderInShop(
    <Pagination page={page} total={total} hrefOf={(to) => `/items?page=${to}`} />,
  )
  const numbers = [...container.querySelectorAll('a')].map(({ textContent }) => Number(textContent))
  unmount()
  return numbers.filter((number) => !Number.isNaN(number))
}

export const pages: Checks = {
  'pagination-size': {
    shown: '10 条',
    run: () => expect([pageLinks(10), pageLinks(11)]).toEqual([[], [1, 2]]),
  },
  'pagination-buttons': {
    shown: '3 个',
    run() {
      expect(visiblePages(5, 9)).toEqual([4, 5, 6])
      // and the first and the last beside them
      expect(pageLinks(90, 5)).toEqual([1, 4, 5, 6, 9])
    },
  },
  'list-size': {
    shown: '18 件',
    run() {
      const { items } = data.asks({ path: '/items', params: {}, query: {} })
      expect(items?.query?.['pageSize']).toBe('18')
    },
  },
  'paging-start': { shown: '1', run: () => expect(clampPage()).toBe(1) },
  'paging-unknown': {
    shown: '-1',
    run: () => expect([clampPage(40), clampPage(40, -1), clampPage(40, 0)]).toEqual([40, 40, 1]),
  },
  'paging-past': { shown: '9 → 6', run: () => expect(clampPage(7, 100)).toBe(6) },
  'paging-negative': {
    shown: '-1 → 0',
    run: () => expect([clampPage(-1), clampPage(-9, 100)]).toEqual([0, 0]),
  },
}
