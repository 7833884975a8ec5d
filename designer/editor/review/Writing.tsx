import { Button, Input, type GetRef } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { WRITE_NOTE_TEXT } from '@schemas/generated/admin-limits'
import { useWorkspace } from '../workspace'
import styles from './Review.module.css'

/** Characters that are left when they begin to be counted. */
const COUNTED = 50

interface WritingProps {
  label: string
  button: string
  autoFocus?: boolean
  /** The field is to be focused now. */
  wanted?: boolean
  onFocused?: () => void
  /** @throws ApiError */
  onWrite(text: string): Promise<void>
  onCancel?: () => void
}

/** A text and the button that sends it; what could not be sent stays. Ctrl+Enter sends too. */
export function Writing({
  label,
  button,
  autoFocus = false,
  wanted = false,
  onFocused,
  onWrite,
  onCancel,
}: WritingProps) {
  const { host } = useWorkspace()
  const id = useId()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<GetRef<typeof Input.TextArea>>(null)
  useEffect(() => {
    if (!wanted) return
    field.current?.focus()
    onFocused?.()
  }, [wanted, onFocused])
  const { length } = text.trim()
  const isReady = length > 0 && length <= WRITE_NOTE_TEXT
  async function send() {
    if (!isReady || busy) return
    setBusy(true)
    try {
      await onWrite(text.trim())
      setText('')
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.writing}>
      <label htmlFor={id} className={styles.quiet}>
        {label}
      </label>
      <Input.TextArea
        ref={field}
        id={id}
        value={text}
        autoSize={{ minRows: 2, maxRows: 8 }}
        autoFocus={autoFocus}
        status={length > WRITE_NOTE_TEXT ? 'error' : ''}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      <div className={styles.row}>
        <Button type="primary" size="small" disabled={!isReady} loading={busy} onClick={() => void send()}>
          {button}
        </Button>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            取消
          </Button>
        )}
        {length > WRITE_NOTE_TEXT - COUNTED && (
          <span className={styles.quiet} role="status">
            {length} / {WRITE_NOTE_TEXT}
          </span>
        )}
      </div>
    </div>
  )
}
