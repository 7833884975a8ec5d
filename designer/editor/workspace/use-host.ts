import { App } from 'antd'
import { useMemo } from 'react'
import { returnFocus } from '../../shell/return-focus'
import { useMessages } from '../../shell/use-messages'
import type { Host } from './host'

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
