import type { TablePaginationConfig, TableProps } from 'antd'
import { useState } from 'react'
import type { RowsQuery } from './entity-kind'
import { useDebounced } from '../../shell/ui'

export const PAGE_SIZE = 10

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2]

/** Search, order and page of a picker; a new search or order begins at the first page. */
export function useRowsQuery() {
  const [keyword, setKeyword] = useState('')
  const [order, setOrder] = useState<Pick<RowsQuery, 'sort' | 'order'>>({})
  const [place, setPlace] = useState({ page: 1, keyword: '' })
  const searched = useDebounced(keyword.trim())
  // a page belongs to the search that it was turned in
  const page = place.keyword === searched ? place.page : 1
  const query: RowsQuery = {
    page,
    pageSize: PAGE_SIZE,
    ...order,
    ...(searched !== '' && { keyword: searched }),
  }
  return {
    keyword,
    setKeyword,
    query,
    onTable<Row>({ current = 1 }: TablePaginationConfig, sorter: Sorter<Row>) {
      const [by] = [sorter].flat()
      const next = by?.order
        ? { sort: String(by.columnKey), order: by.order === 'ascend' ? ('asc' as const) : ('desc' as const) }
        : {}
      const same = next.sort === order.sort && next.order === order.order
      setOrder(next)
      setPlace({ page: same ? current : 1, keyword: searched })
    },
  }
}
