import { Button, Select } from 'antd'
import type { ImageRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import styles from './ImagesPage.module.css'
import type { useImageChanges } from './use-image-changes'

interface SelectionBarProps {
  rows: readonly ImageRow[]
  /** They are in the bin. */
  deleted: boolean
  changes: ReturnType<typeof useImageChanges>
  /** They are no longer where they were chosen. */
  onDone(): void
  onClear(): void
}

/** What can be done to the chosen pictures together: move and delete, or restore. */
export function SelectionBar({ rows, deleted, changes, onDone, onClear }: SelectionBarProps) {
  const { data: folders } = useApi('GET /image-folders', {}, { ownError: true })
  const places = [
    { value: '', label: '未分组' },
    ...(folders?.list ?? []).map(({ folder_id, name }) => ({ value: folder_id, label: name })),
  ]
  const restore = () => {
    changes.restore(rows)
    onDone()
  }
  return (
    <div className={styles.bar} role="group" aria-label="批量操作">
      <span role="status">已选 {rows.length} 张</span>
      <Button type="link" onClick={onClear}>
        取消选择
      </Button>
      <span className={styles.buttons}>
        {deleted ? (
          <Button onClick={restore}>恢复</Button>
        ) : (
          <>
            <Select
              aria-label="移动到文件夹"
              placeholder="移动到…"
              value={null}
              options={places}
              className={styles.places}
              onSelect={(folder: string | null) => changes.move(rows, folder ?? '', onDone)}
            />
            <Button danger onClick={() => void changes.remove(rows, onDone)}>
              删除
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
