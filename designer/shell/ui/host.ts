import { App } from 'antd'
import { useMemo } from 'react'
import { returnFocus } from './return-focus'
import { useMessages } from './use-messages'

/** Messages and questions to the operator: antd shows them in the browser, tests record them. */
export interface Host {
  /** Asks; true when the operator agrees. `ok` names the button. */
  confirm(question: string, options?: { ok?: string; danger?: boolean }): Promise<boolean>
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
      confirm: async (question, { ok, danger = false } = {}) => {
        const origin = document.activeElement
        return modal.confirm({
          title: question,
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
