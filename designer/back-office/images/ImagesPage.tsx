import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  ClearOutlined,
  DeleteOutlined,
  EditOutlined,
  FolderAddOutlined,
  RollbackOutlined,
} from '@engine/icons'
import type { ImageFolder, ImageRow } from '@schemas/generated/api'
import { ListPage } from '../../shell/tables'
import { useMay } from '../../shell/sign-in'
import { FolderName, ImageDetails } from './ImageDetails'
import { Library, useAddressNarrowing } from '../../images'
import { SavedViews } from '../views'
import { SelectionBar } from './SelectionBar'
import styles from './ImagesPage.module.css'
import { useImageChanges } from './use-image-changes'

/** The picture library: upload, folders, search, rename, move, delete with its uses shown first, and undo. */
export default function ImagesPage() {
  const mayEdit = useMay('images.edit')
  const mayPurge = useMay('settings.edit')
  const changes = useImageChanges()
  const [search, setSearch] = useSearchParams()
  const deleted = search.get('bin') !== null
  const narrowing = useAddressNarrowing()
  const [selected, setSelected] = useState<readonly ImageRow[]>([])
  const [opened, setOpened] = useState<ImageRow | null>(null)
  const [folder, setFolder] = useState<ImageFolder | 'new' | null>(null)

  /** Rows that are gone from where they were chosen. */
  const drop = (rows: readonly ImageRow[]) => () => {
    const gone = new Set(rows.map(({ image_id }) => image_id))
    setSelected((chosen) => chosen.filter(({ image_id }) => !gone.has(image_id)))
  }

  const cardActions = (row: ImageRow) =>
    deleted ? (
      <Button
        type="text"
        icon={<RollbackOutlined />}
        aria-label={`恢复 ${row.img_name}`}
        disabled={!mayEdit}
        onClick={() => changes.restore([row])}
      />
    ) : (
      <span className={styles.actions}>
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={`查看与修改 ${row.img_name}`}
          onClick={() => setOpened(row)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`删除 ${row.img_name}`}
          disabled={!mayEdit}
          onClick={() => void changes.remove([row], drop([row]))}
        />
      </span>
    )

  const folderActions = (each: ImageFolder) =>
    mayEdit && (
      <span className={styles.folder}>
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={`重命名文件夹 ${each.name}`}
          onClick={() => setFolder(each)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`删除文件夹 ${each.name}`}
          onClick={() => void changes.removeFolder(each)}
        />
      </span>
    )

  return (
    <>
      <ListPage
        title="图片"
        actions={
          <>
            <SavedViews />
            <Segmented
              aria-label="显示"
              value={deleted ? 'deleted' : 'all'}
              onChange={(value) => {
                setSearch(value === 'deleted' ? { bin: '1' } : {})
                setSelected([])
              }}
              options={[
                { value: 'all', label: '图片库' },
                { value: 'deleted', label: '回收站' },
              ]}
            />
          </>
        }
      >
        <Library
          key={String(deleted)}
          narrowing={narrowing}
          selected={selected}
          onSelect={setSelected}
          onOpen={setOpened}
          readOnly={!mayEdit}
          deleted={deleted}
          multiple
          bar={
            mayEdit &&
            selected.length > 0 && (
              <SelectionBar
                rows={selected}
                deleted={deleted}
                changes={changes}
                onDone={drop(selected)}
                onClear={() => setSelected([])}
              />
            )
          }
          tools={
            deleted &&
            mayPurge && (
              <Button danger icon={<ClearOutlined />} onClick={() => void changes.purge()}>
                清空回收站
              </Button>
            )
          }
          cardActions={cardActions}
          foldersFooter={
            mayEdit && (
              <Button type="text" icon={<FolderAddOutlined />} onClick={() => setFolder('new')}>
                新建文件夹
              </Button>
            )
          }
          folderActions={folderActions}
        />
      </ListPage>
      {opened && <ImageDetails image={opened} readOnly={!mayEdit} onClose={() => setOpened(null)} />}
      {folder && <FolderName folder={folder === 'new' ? null : folder} onClose={() => setFolder(null)} />}
    </>
  )
}
