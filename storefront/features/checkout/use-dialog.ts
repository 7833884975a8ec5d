import { useState } from 'react'

export interface DialogState {
  /** It was asked for once: its code may be loaded. */
  asked: boolean
  open: boolean
  show(): void
  hide(): void
}

/** A dialog that is loaded when it is first asked for, and stays until it has closed. */
export function useDialog(): DialogState {
  const [open, setOpen] = useState<boolean>()
  return {
    asked: open !== undefined,
    open: open === true,
    show: () => setOpen(true),
    hide: () => setOpen(false),
  }
}
