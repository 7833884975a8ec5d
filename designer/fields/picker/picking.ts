import type { TablePaginationConfig, TableProps } from 'antd'
import { useState } from 'react'
import type { Picked, RowsQuery } from './entity-kind'
import type { FilterValues } from './PickerFilters'
import { useDebounced } from '../../shell/ui'

const PAGE_SIZE = 10

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2]

/** Search, filters, order and page of a picker; a new search, filter or order begins at the first page. */
export function useRowsQuery() {
  const [narrowed, setNarrowed] = useState<FilterValues>({})
  const [keyword, setKeyword] = useState('')
  const [order, setOrder] = useState<Pick<RowsQuery, 'sort' | 'order'>>({})
  const [place, setPlace] = useState({ page: 1, keyword: '', narrowed })
  const searched = useDebounced(keyword.trim())
  // a page belongs to the search that it was turned in
  const page = place.keyword === searched && place.narrowed === narrowed ? place.page : 1
  const query: RowsQuery = {
    page,
    pageSize: PAGE_SIZE,
    ...order,
    ...(searched !== '' && { keyword: searched }),
  }
  return {
    keyword,
    setKeyword,
    narrowed,
    setNarrowed,
    query,
    onTable<Row>({ current = 1 }: TablePaginationConfig, sorter: Sorter<Row>) {
      const [by] = [sorter].flat()
      const next = by?.order
        ? { sort: String(by.columnKey), order: by.order === 'ascend' ? ('asc' as const) : ('desc' as const) }
        : {}
      const same = next.sort === order.sort && next.order === order.order
      setOrder(next)
      setPlace({ page: same ? current : 1, keyword: searched, narrowed })
    },
  }
}

interface SelectionOptions<Row> {
  multiple: boolean
  /** What is chosen already. */
  initial: readonly Picked<Row>[]
  /** Why there may not be this many; `null` where there may. */
  objection(count: number): string | null
  refuse(message: string): void
}

/** The chosen entities in the order of choosing, across pages, searches and orders of the list. */
export function useSelection<Row>({ multiple, initial, objection, refuse }: SelectionOptions<Row>) {
  const [picked, setPicked] = useState<readonly Picked<Row>[]>(initial)

  /** Adds as many as are allowed, and reports why the next one is not. */
  const add = (more: readonly Picked<Row>[]) => {
    const next = [...picked]
    for (const one of more) {
      if (next.some(({ id }) => id === one.id)) continue
      const complaint = objection(next.length + 1)
      if (complaint !== null) {
        refuse(complaint)
        break
      }
      next.push(one)
    }
    setPicked(next)
  }
  const remove = (ids: readonly string[]) => setPicked(picked.filter(({ id }) => !ids.includes(id)))
  return {
    picked,
    has: (id: string) => picked.some((one) => one.id === id),
    add,
    remove,
    toggle(one: Picked<Row>) {
      if (!multiple) setPicked([one])
      else if (picked.some(({ id }) => id === one.id)) remove([one.id])
      else add([one])
    },
  }
}
