import { useState } from 'react'
import type { ImageRow } from '@schemas/generated/api'
import { definePicker, PickerFooter, type PickerBodyProps } from '../shell/ui'
import { Library } from './Library'
import { useOwnNarrowing } from './narrowing'
import styles from './ImagePicker.module.css'

interface ImagePickerProps extends PickerBodyProps {
  /** What the picture is for: `建议尺寸 538 × 96`. */
  hint?: string | undefined
  onPick(row: ImageRow): void
}

/** The library in a dialog, for choosing one picture. */
export const ImagePicker = definePicker<ImagePickerProps>({
  width: 800,
  title: ({ hint }) => <>选择图片{hint && <span className={styles['hint']}>{hint}</span>}</>,
  Body: ImagePickerBody,
})

function ImagePickerBody({ onPick, onClose }: ImagePickerProps) {
  const [selected, setSelected] = useState<readonly ImageRow[]>([])
  const narrowing = useOwnNarrowing()
  const pick = (row: ImageRow | undefined) => {
    if (!row) return
    onClose()
    onPick(row)
  }
  return (
    <>
      <div className={styles['body']}>
        <Library narrowing={narrowing} selected={selected} onSelect={setSelected} onOpen={pick} />
      </div>
      <PickerFooter disabled={selected.length === 0} onClose={onClose} onFinish={() => pick(selected[0])} />
    </>
  )
}
