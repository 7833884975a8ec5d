import { proxy } from 'valtio/vanilla'

export const TOAST_MS = 3000

export interface ToastItem {
  id: number
  text: string
  /** Tries again what failed; such a message stays until it is answered. */
  again?(): void
}

export const toasts = proxy<{ list: ToastItem[] }>({ list: [] })

let nextId = 1

/** Shows a message for three seconds; screen readers announce it at once. */
export function showToast(text: string) {
  const id = nextId++
  toasts.list.push({ id, text })
  setTimeout(() => {
    toasts.list = toasts.list.filter((toast) => toast.id !== id)
  }, TOAST_MS)
}
