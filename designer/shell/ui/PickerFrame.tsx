import { Button, Input, type InputRef } from 'antd'
import type { ReactNode, Ref } from 'react'
import { SearchOutlined } from '@engine/icons'
import { clearable } from './inner-icons'
import { LoadFailure } from './Loading'
import styles from './PickerFrame.module.css'

interface PickerFrameProps extends PickerFooterProps {
  search: Ref<InputRef> | undefined
  /** What is searched: `搜索商品名称`. */
  label: string
  keyword: string
  onKeyword(keyword: string): void
  /** What else narrows the rows. */
  filters?: ReactNode
  /** Why the rows could not be loaded. */
  error: Error | null
  onRetry(): unknown
  /** The rows to choose from. */
  children: ReactNode
}

/** Content of a picker: a search, the rows, and below them what is chosen with the buttons. */
export function PickerFrame({ search, label, keyword, error, children, ...props }: PickerFrameProps) {
  return (
    <div className={styles.picker}>
      <Input
        ref={search}
        allowClear={clearable}
        prefix={<SearchOutlined />}
        placeholder={label}
        aria-label={label}
        value={keyword}
        onChange={(event) => props.onKeyword(event.target.value)}
      />
      {props.filters}
      {error && <LoadFailure error={error} onRetry={props.onRetry} />}
      {children}
      <div className={styles.ruled}>
        <PickerFooter
          tray={props.tray}
          disabled={props.disabled}
          onClose={props.onClose}
          onFinish={props.onFinish}
        />
      </div>
    </div>
  )
}

interface PickerFooterProps {
  /** What is chosen. */
  tray?: ReactNode
  /** Nothing is chosen that could be taken over. */
  disabled: boolean
  onClose(): void
  onFinish(): void
}

export function PickerFooter({ tray, disabled, onClose, onFinish }: PickerFooterProps) {
  return (
    <footer className={styles.footer}>
      {tray}
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" disabled={disabled} onClick={onFinish}>
        确定
      </Button>
    </footer>
  )
}
