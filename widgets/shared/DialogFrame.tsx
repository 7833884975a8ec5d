import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import css from './DialogFrame.module.css'
import { useSheet } from './use-sheet'

interface DialogFrameProps {
  open: boolean
  /** Called on Escape, a click outside, and where it is a sheet by the back button and by pulling it down. */
  onClose(): void
  className?: string | undefined
  style?: CSSProperties
  /** Must include a `Dialog.Title`. */
  children: ReactNode
}

/**
 * A centred dialog box that traps the focus and restores it, on narrow windows a sheet at the bottom; callers style its
 * content.
 */
export function DialogFrame({ open, onClose, className, style, children }: DialogFrameProps) {
  const touch = useSheet(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup className={clsx(css.popup, className)} style={style} {...touch}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
