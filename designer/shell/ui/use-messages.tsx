import { App, Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@engine/icons'

/** antd has no setting for these icons; its own have English accessible names. */
const ICONS = {
  success: <CheckCircleFilled />,
  warning: <ExclamationCircleFilled />,
  error: <CloseCircleFilled />,
}

interface Options {
  /** By which it is closed. */
  key?: string
  /** Seconds. */
  duration?: number
}

/** The messages at the top of the screen; the same object for the life of the component. */
export function useMessages() {
  const { message } = App.useApp()
  return useMemo(() => {
    const say =
      (type: keyof typeof ICONS) =>
      (content: ReactNode, options: Options = {}) =>
        void message.open({ type, icon: ICONS[type], content, ...options })
    return {
      success: say('success'),
      warning: say('warning'),
      error: say('error'),
      /** Says that something was done, with a button to take it back. @param key of the message, and of what was changed */
      undoable(key: string, text: string, undo: () => void) {
        const take = () => {
          message.destroy(key)
          undo()
        }
        const content = (
          <>
            {text}
            <Button type="link" onClick={take}>
              撤销
            </Button>
          </>
        )
        say('success')(content, { key, duration: 8 })
      },
    }
  }, [message])
}
