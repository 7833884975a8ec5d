import { Button } from 'antd'
import type { BatchKind } from '@schemas/generated/api'
import styles from './Batches.module.css'

interface Props {
  batches: readonly BatchKind[]
  /** How many rows are selected. */
  chosen: number
  total: number
  /** Selects all rows that the list finds; absent where they are. */
  onAll: (() => void) | undefined
  onClear(): void
  onOpen(batch: BatchKind): void
}

/** What can be done to the selected rows; a hint as long as there are none. */
export function BatchBar({ batches, chosen, total, onAll, onClear, onOpen }: Props) {
  if (total === 0) return null
  const isSome = chosen > 0
  return (
    <div className={styles.bar} role="group" aria-label="批量操作">
      <span role="status">{isSome ? `已选 ${chosen} 项` : '勾选后可以批量操作'}</span>
      {onAll && chosen < total && (
        <Button type="link" onClick={onAll}>
          选择全部 {total} 项
        </Button>
      )}
      {isSome && (
        <Button type="link" onClick={onClear}>
          取消选择
        </Button>
      )}
      <span className={styles.buttons}>
        {batches.map((batch) => (
          <Button key={batch.form} size="middle" disabled={!isSome} onClick={() => onOpen(batch)}>
            {batch.title}
          </Button>
        ))}
      </span>
    </div>
  )
}
