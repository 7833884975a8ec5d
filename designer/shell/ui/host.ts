import { useEffect, useState, useMemo } from 'react'
import { App } from 'antd'
import { useMessages } from './use-messages'

/**
 * After a dialog: the focus goes back to where it was. Where that is gone (a deleted widget's button), to what is
 * marked `data-focus-home`, so that the next Tab does not begin at the top. What took the focus meanwhile keeps it.
 * @param origin what had the focus before
 */
export function returnFocus(origin: Element | null): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const isThere = origin instanceof HTMLElement && origin !== body && origin.isConnected
  const target = isThere ? origin : document.querySelector<HTMLElement>('[data-focus-home]')
  target?.focus({ preventScroll: true })
}

/** For a dialog that is drawn only while it is open: the focus goes back to what had it when the dialog came. */
export function useReturnFocus(): void {
  const [origin] = useState(() => document.activeElement)
  useEffect(() => () => returnFocus(origin), [origin])
}

/** Messages and questions to the operator: antd shows them in the browser, tests record them. */
export interface Host {
  /** Asks; true when the operator agrees. `detail`: what follows from it; `ok` names the button. */
  confirm(question: string, options?: { ok?: string; danger?: boolean; detail?: string }): Promise<boolean>
  success(text: string): void
  warn(text: string): void
  error(text: string): void
}

/** antd's messages and dialogs as the workspace's host; the same one for the life of the component. */
export function useHost(): Host {
  const { modal } = App.useApp()
  const messages = useMessages()
  return useMemo(
    () => ({
      confirm: async (question, { ok, danger = false, detail } = {}) => {
        const origin = document.activeElement
        return modal.confirm({
          title: question,
          content: detail,
          ...(ok !== undefined && { okText: ok }),
          okButtonProps: { danger },
          focusable: { autoFocusButton: 'ok' },
          afterClose: () => returnFocus(origin),
        })
      },
      success: (text) => messages.success(text),
      warn: (text) => messages.warning(text),
      error: (text) => messages.error(text),
    }),
    [messages, modal],
  )
}
