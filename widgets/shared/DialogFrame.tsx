import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import css from './DialogFrame.module.css'

interface DialogFrameProps {
  open: boolean
  /** Escape, or a click beside it. */
  onClose(): void
  className?: string | undefined
  style?: CSSProperties
  /** With a `Dialog.Title` among them. */
  children: ReactNode
}

/** A box in the middle of the screen that traps the focus and gives it back; how it looks inside is its users'. */
export const DialogFrame = ({ open, onClose, className, style, children }: DialogFrameProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className={css.backdrop} />
      <Dialog.Popup className={clsx(css.popup, className)} style={style}>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
