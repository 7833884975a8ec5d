import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { DialogFrame } from '@widgets/shared/DialogFrame'
import { texts } from '../texts/frame'
import { Button } from './Button'
import css from './Modal.module.css'

/** px (rule pages-10) */
export const MODAL_WIDTH = 800
export const MODAL_HEIGHT = 600
export const CONFIRM_WIDTH = 416
/** ms after confirming, rule pages-10. */
export const DESTROY_AFTER_MS = 300

export interface ModalProps {
  open: boolean
  title: string
  children: ReactNode
  /** px; without it the dialog is 800 × 600, with it as high as its content. */
  width?: number
  /** px at most; what is longer scrolls. */
  height?: number
  confirmText?: string
  cancelText?: string
  /** Its button is busy until it resolves; the opener closes the dialog. Absent: no buttons. */
  onConfirm?(): void | Promise<void>
  /** Closed without confirming: by the button, Escape or a click beside it. */
  onCancel(): void
}

/** A dialog that traps the focus and gives it back. What it shows is unmounted 300 ms after it closed. */
export function Modal(props: ModalProps) {
  const { open } = props
  const [mounted, mount] = useState(open)
  if (open && !mounted) mount(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => mount(false), DESTROY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open])
  return mounted ? <Shown {...props} /> : null
}

function Shown({ open, title, children, width, height, ...rest }: ModalProps) {
  const { confirmText = texts.confirm, cancelText = texts.cancel, onConfirm, onCancel } = rest
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm?.()
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogFrame open={open} onClose={onCancel} className={css.popup} style={sizeOf(width, height)}>
      <header className={css.head}>
        <Dialog.Title className={css.title}>{title}</Dialog.Title>
        <Dialog.Close className={css.close} aria-label={texts.close}>
          ×
        </Dialog.Close>
      </header>
      <div className={css.body}>{children}</div>
      {onConfirm && (
        <footer className={css.foot}>
          <Button onClick={onCancel}>{cancelText}</Button>
          <Button kind="primary" busy={busy} onClick={() => void confirm()}>
            {confirmText}
          </Button>
        </footer>
      )}
    </DialogFrame>
  )
}

/** Longer content scrolls inside the dialog. */
const sizeOf = (width: number | undefined, height = MODAL_HEIGHT): CSSProperties => {
  const most = `min(${height}px, 100vh - 32px)`
  return width === undefined ? { width: MODAL_WIDTH, height: most } : { width, maxHeight: most }
}
