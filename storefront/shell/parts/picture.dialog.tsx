import { texts } from '../texts/pictures'
import { Modal } from './Modal'
import css from './PictureStrip.module.css'

interface PictureDialogProps {
  src: string
  open: boolean
  onClose(): void
}

/** One picture, as large as there is room. */
export default function PictureDialog({ src, open, onClose }: PictureDialogProps) {
  return (
    <Modal open={open} title={texts.preview} onCancel={onClose}>
      <img src={src} alt={texts.preview} className={css.large} />
    </Modal>
  )
}
