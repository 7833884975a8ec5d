import type { TableProps } from 'antd'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '@engine/lazy-part'
import type { BatchKind } from '@schemas/generated/api'
import type { ReadKey } from '../../shell/api'
import { useHasRight } from '../../shell/sign-in'
import { BatchBar } from './BatchBar'
import type { ListSearch } from './BatchDialog'

const BatchDialog = lazyPart(() => import('./BatchDialog'))

interface Options<Row> {
  /** Rows are selected only if the operator may do one of them. */
  batches: readonly BatchKind[] | undefined
  search: ListSearch
  /** How many rows the search finds. */
  total: number | undefined
  nameOf(row: Row): string
  /** Lists that are asked for again afterwards. */
  refreshes: readonly ReadKey[]
}

/** Which rows of a list are selected, and what can be done to them together. */
export function useBatches<Row extends { id: string }>({
  batches: offered = [],
  search,
  total = 0,
  nameOf,
  refreshes,
}: Options<Row>): { selection: Pick<TableProps<Row>, 'rowSelection'>; bar: ReactNode } {
  const has = useHasRight()
  const batches = offered.filter(({ right }) => has(right))
  const [ids, setIds] = useState<readonly string[]>([])
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<BatchKind | null>(null)
  // another search has other rows
  const shown = JSON.stringify(search)
  const [searched, setSearched] = useState(shown)
  if (searched !== shown) {
    setSearched(shown)
    setIds([])
    setAll(false)
  }
  if (batches.length === 0) return { selection: {}, bar: null }
  const clear = () => {
    setIds([])
    setAll(false)
  }
  const bar = (
    <>
      <BatchBar
        batches={batches}
        chosen={all ? total : ids.length}
        total={total}
        onAll={all ? undefined : () => setAll(true)}
        onClear={clear}
        onOpen={setOpen}
      />
      {open && (
        <BatchDialog
          batch={open}
          chosen={all ? search : { ids: [...ids] }}
          count={all ? total : ids.length}
          refreshes={refreshes}
          onDone={clear}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
  const rowSelection: TableProps<Row>['rowSelection'] = {
    selectedRowKeys: [...ids],
    preserveSelectedRowKeys: true,
    columnWidth: 44,
    onChange(keys) {
      setIds(keys.map(String))
      setAll(false)
    },
    columnTitle: (box) => <HeadBox>{box}</HeadBox>,
    getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部' }),
    getCheckboxProps: (row) => ({ 'aria-label': `选择 ${nameOf(row)}` }),
  }
  return { selection: { rowSelection }, bar }
}

/** antd draws the head a second time, hidden, to measure it; the box in there must not take the focus. */
function HeadBox({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (box?.closest('[aria-hidden=true]')) box.inert = true
  }, [])
  return <span ref={ref}>{children}</span>
}
