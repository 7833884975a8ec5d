import { Button, Checkbox, Popover } from 'antd'
import type { ReactNode } from 'react'
import styles from './ListPage.module.css'

/** Parameter of the address: the keys of hidden columns. */
export const HIDDEN = 'hide'

interface Column {
  key: string
  title: string
}

/**
 * Which columns of a list are shown, as its address says; the first one always is.
 * @returns the shown columns, and the button to choose them
 */
export function useColumns<C extends Column>(
  columns: readonly C[],
  search: URLSearchParams,
  narrow: (changes: Record<string, string | undefined>) => void,
): { shown: C[]; choice: ReactNode } {
  const hidden = (search.get(HIDDEN) ?? '').split(',').filter(Boolean)
  const [first, ...others] = columns
  const shown = columns.filter((column) => column === first || !hidden.includes(column.key))
  const choose = (keys: readonly string[]) =>
    narrow({ [HIDDEN]: others.flatMap(({ key }) => (keys.includes(key) ? [] : key)).join(',') })
  const choice = (
    <Popover
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={
        <Checkbox.Group
          className={styles.columns ?? ''}
          aria-label="显示的列"
          value={shown.map(({ key }) => key)}
          options={others.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={(keys) => choose(keys.map(String))}
        />
      }
    >
      <Button size="middle">列</Button>
    </Popover>
  )
  return { shown, choice: others.length > 0 && choice }
}
