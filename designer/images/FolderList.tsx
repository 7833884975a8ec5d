import type { ReactNode } from 'react'
import { AppstoreOutlined, FolderOutlined, InboxOutlined, PictureOutlined } from '@engine/icons'
import type { ImageFolder } from '@schemas/generated/api'
import { LoadFailure, plainButton } from '../shell/ui'
import styles from './Library.module.css'
import { COVERS } from './narrowing'
import type { Images } from './use-images'

interface FolderListProps {
  state: Images
  /** Below the folders: a button for a new one. */
  footer?: ReactNode
  actions?: ((folder: ImageFolder) => ReactNode) | undefined
}

/** All pictures, those outside of all folders, each folder, and covers of saved designs if there are any. */
export function FolderList({ state: { folders, folder, narrow }, footer, actions }: FolderListProps) {
  const entry = (id: string | null, name: string, count: number | undefined, icon: ReactNode) => (
    <button
      type="button"
      className={`${plainButton} ${styles['folder']}`}
      aria-current={folder === id || undefined}
      onClick={() => narrow({ folder: id })}
    >
      {icon}
      <span className={styles['folderName']} title={name}>
        {name}
      </span>
      <span className={styles['count']}>{count}</span>
    </button>
  )
  return (
    <nav className={styles['folders']} aria-label="文件夹">
      <ul>
        <li>{entry(null, '全部图片', folders.data?.images, <PictureOutlined />)}</li>
        <li>{entry('', '未分组', folders.data?.unfiled, <InboxOutlined />)}</li>
        {folders.data?.list.map((one) => (
          <li key={one.folder_id}>
            {entry(one.folder_id, one.name, one.images, <FolderOutlined />)}
            {actions?.(one)}
          </li>
        ))}
        {(folders.data?.covers ?? 0) > 0 && (
          <li>{entry(COVERS, '模块与模板封面', folders.data?.covers, <AppstoreOutlined />)}</li>
        )}
      </ul>
      {folders.error && <LoadFailure error={folders.error} onRetry={folders.refetch} />}
      {footer}
    </nav>
  )
}
