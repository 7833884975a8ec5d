import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import css from './DialogFrame.module.css'

interface DialogFrameProps {
  open: boolean
  /** Called on Escape or a click outside. */
  onClose(): void
  className?: string | undefined
  style?: CSSProperties
  /** Must include a `Dialog.Title`. */
  children: ReactNode
}

/** A centred dialog box that traps the focus and restores it; callers style its content. */
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
