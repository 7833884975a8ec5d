import { Modal } from 'antd'
import { useState } from 'react'
import type { ImageRow } from '@schemas/generated/api'
import { Library } from './Library'
import styles from './ImagePicker.module.css'

interface ImagePickerProps {
  open: boolean
  /** What the picture is for: `建议尺寸 538 × 96`. */
  hint?: string | undefined
  onPick(row: ImageRow): void
  onClose(): void
}

/** The library in a dialog, for choosing one picture. Closing without choosing changes nothing. */
export function ImagePicker({ open, hint, onPick, onClose }: ImagePickerProps) {
  const [selected, setSelected] = useState<readonly ImageRow[]>([])
  const pick = (row: ImageRow | undefined) => {
    if (!row) return
    onClose()
    onPick(row)
  }
  return (
    <Modal
      open={open}
      width={800}
      centered
      destroyOnHidden
      title={<>选择图片{hint && <span className={styles['hint']}>{hint}</span>}</>}
      okText="确定"
      okButtonProps={{ disabled: selected.length === 0 }}
      onOk={() => pick(selected[0])}
      onCancel={onClose}
      afterClose={() => setSelected([])}
    >
      <div className={styles['body']}>
        <Library selected={selected} onSelect={setSelected} onOpen={pick} />
      </div>
    </Modal>
  )
}
