import { Button, type ButtonProps, Progress } from 'antd'
import { useRef, use } from 'react'
import { UploadOutlined, CloseOutlined } from '@engine/icons'
import { ACCEPT, megabytes } from './upload'
import { strings } from '@schemas/generated/strings/image-url'
import { SessionContext } from '../shell/sign-in'
import styles from './UploadProgress.module.css'
import { inPercent } from '../shell/ui'
import type { UploadState } from './use-upload'

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'onChange'> {
  multiple?: boolean
  onFiles(files: File[]): void
}

/** A button that asks for a picture from the disk, or for several. */
export function FileButton({ onFiles, multiple = false, children = '上传', ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<UploadOutlined />} {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple={multiple}
        hidden
        data-testid="file"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // the same file may be chosen again
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

/** What may be uploaded. */
export function UploadHint({ className }: { className?: string | undefined }) {
  const bytes = use(SessionContext)?.upload_max_bytes
  if (bytes === undefined) return null
  return <small className={className}>{strings.uploadHint.replace('{n}', megabytes(bytes))}</small>
}

/** The progress of an upload with a button to cancel it; nothing while there is none. */
export function UploadProgress({ upload: { sending, cancel } }: { upload: UploadState }) {
  if (!sending) return null
  const { name, part, at, count } = sending
  const text = count > 1 ? `${at} / ${count} ${name}` : name
  return (
    <div className={styles['progress']}>
      <span className={styles['name']} title={name}>
        {text}
      </span>
      <Progress
        {...inPercent}
        percent={Math.round(part * 100)}
        size="small"
        status="active"
        aria-label={`正在上传 ${text}`}
      />
      <Button type="text" icon={<CloseOutlined />} aria-label="取消上传" title="取消上传" onClick={cancel} />
    </div>
  )
}
