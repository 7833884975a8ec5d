import type { GetRef, Table } from 'antd'
import { useEffect, useRef, type RefObject } from 'react'

type TableRef = GetRef<typeof Table>

/**
 * For a table that scrolls sideways: where its fields are disabled, keys have nothing in it to go to, so the part that
 * scrolls takes them itself.
 */
export function useReachableScroll(disabled: boolean): RefObject<TableRef | null> {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    const scrolled = table.current?.nativeElement.querySelector<HTMLElement>('.ant-table-content')
    if (!scrolled) return
    if (disabled) scrolled.tabIndex = 0
    else scrolled.removeAttribute('tabindex')
  })
  return table
}
