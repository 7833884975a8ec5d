import { App } from 'antd'
import { useMemo } from 'react'
import { returnFocus } from '../shell/return-focus'
import type { Host } from './host'

/** antd's messages and dialogs as the workspace's host; the same one for the life of the component. */
export function useHost(): Host {
  const { message, modal } = App.useApp()
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
      success: (text) => void message.success(text),
      warn: (text) => void message.warning(text),
      error: (text) => void message.error(text),
    }),
    [message, modal],
  )
}
