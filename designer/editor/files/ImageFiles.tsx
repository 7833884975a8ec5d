import { Alert } from 'antd'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { failureTexts, UploadProgress } from '../../images'
import { useWorkspace } from '../workspace'
import { followFileDrags } from './follow-drags'
import { imageFilesOf } from './image-files'
import styles from './ImageFiles.module.css'

/** Takes image files that are dropped on the canvas; says how far they are, and which of them were not taken. */
export function ImageFiles() {
  const workspace = useWorkspace()
  const files = imageFilesOf(workspace)
  const { sending, failures } = useSnapshot(files.state)
  useEffect(() => {
    const unfollow = followFileDrags(workspace)
    return () => {
      unfollow()
      files.cancel()
    }
  }, [workspace, files])
  return (
    <div className={styles.files} role="status" aria-label="上传图片">
      {sending && (
        <div className={styles.sending}>
          <UploadProgress upload={{ sending, cancel: files.cancel }} />
        </div>
      )}
      {failures.length > 0 && (
        <Alert
          type="warning"
          showIcon
          closable={{ onClose: files.dismiss, 'aria-label': '关闭' }}
          title={`${failures.length} 个文件没有上传`}
          description={
            <ul className={styles.failures}>
              {failureTexts(failures).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  )
}
