import { Button, Progress } from 'antd'
import { CloseOutlined } from '@engine/icons'
import styles from './UploadProgress.module.css'
import { inPercent } from '../shell/ui'
import type { Upload } from './use-upload'

/** The progress of an upload with a button to cancel it; nothing while there is none. */
export function UploadProgress({ upload: { progress, fileName, cancel } }: { upload: Upload }) {
  if (progress === null) return null
  return (
    <div className={styles['progress']}>
      <span className={styles['name']} title={fileName}>
        {fileName}
      </span>
      <Progress
        {...inPercent}
        percent={Math.round(progress * 100)}
        size="small"
        status="active"
        aria-label={`正在上传 ${fileName}`}
      />
      <Button type="text" icon={<CloseOutlined />} aria-label="取消上传" title="取消上传" onClick={cancel} />
    </div>
  )
}
