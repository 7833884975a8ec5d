import { Input, Pagination, Select } from 'antd'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SearchOutlined } from '@engine/icons'
import type { ImageFolder, ImageRow } from '@schemas/generated/api'
import { clearable, LoadFailure, Loading, Nothing, pageButtons, useMessages } from '../shell/ui'
import { FileButton, UploadHint, UploadProgress } from './UploadParts'
import { failureTexts } from './upload-many'
import { useFileDrop, useUpload } from './use-upload'
import { FolderList } from './FolderList'
import { ImageGrid } from './ImageGrid'
import styles from './Library.module.css'
import { COVERS, SORTS, type Narrowing } from './narrowing'
import { useImages } from './use-images'

export interface LibraryProps {
  /** In the order of choosing; kept by the caller, across pages and folders. */
  selected: readonly ImageRow[]
  onSelect(rows: readonly ImageRow[]): void
  multiple?: boolean
  /** `useOwnNarrowing`, or `useAddressNarrowing` on a page of its own. */
  narrowing: Narrowing
  /** Enter or a double click on a picture. */
  onOpen?(row: ImageRow): void
  /** Without uploading, for viewers. */
  readOnly?: boolean
  /** Shows the recycle bin instead. */
  deleted?: boolean
  /** More buttons beside the upload. */
  tools?: ReactNode
  /** Above the pictures: what can be done to the chosen ones. */
  bar?: ReactNode
  cardActions?(row: ImageRow): ReactNode
  folderActions?(folder: ImageFolder): ReactNode
  foldersFooter?: ReactNode
}

/** The picture library: folders, search, order, pages, uploading into the folder that is open. */
export function Library({ selected, onSelect, multiple = false, narrowing, ...props }: LibraryProps) {
  const messages = useMessages()
  const state = useImages({ deleted: props.deleted ?? false, narrowing })
  const upload = useUpload()
  const { images, folder } = state

  const send = async (files: readonly File[]) => {
    const uploaded = await upload.start(files, folder && folder !== COVERS ? { folder_id: folder } : {})
    if (!uploaded) return
    const { rows, failures } = uploaded
    for (const text of failureTexts(failures)) messages.error(text)
    if (rows.length === 0) return
    onSelect(multiple ? [...selected, ...rows] : rows.slice(-1))
    await state.refresh()
  }
  const { over, handlers } = useFileDrop(send, props.readOnly)
  const toggle = (row: ImageRow) => {
    const others = selected.filter(({ image_id }) => image_id !== row.image_id)
    if (others.length < selected.length) onSelect(others)
    else onSelect(multiple ? [...others, row] : [row])
  }

  return (
    <div className={styles['library']}>
      <FolderList state={state} actions={props.folderActions} footer={props.foldersFooter} />
      <section className={clsx(styles['main'], over && styles['over'])} {...handlers}>
        <div className={styles['tools']}>
          <Input
            className={styles['search'] ?? ''}
            prefix={<SearchOutlined />}
            placeholder="搜索图片名称"
            aria-label="搜索图片名称"
            allowClear={clearable}
            value={state.keyword}
            onChange={(event) => state.narrow({ keyword: event.target.value })}
          />
          <Select
            aria-label="排序"
            options={SORTS}
            value={state.sort}
            onChange={(value) => state.narrow({ sort: value })}
          />
          {props.tools}
          {!props.readOnly && (
            <>
              <UploadHint className={styles['hint']} />
              <FileButton type="primary" multiple onFiles={send} />
            </>
          )}
        </div>
        <UploadProgress upload={upload} />
        {props.bar}
        <div className={styles['body']}>
          <Found state={images} keyword={state.keyword} onClear={() => state.narrow({ keyword: '' })}>
            <ImageGrid
              rows={images.data?.list ?? []}
              selected={selected}
              onToggle={toggle}
              onOpen={props.onOpen}
              actions={props.cardActions}
            />
          </Found>
        </div>
        <Pagination
          {...pageButtons}
          className={styles['pages'] ?? ''}
          size="small"
          hideOnSinglePage
          current={state.paging.page}
          pageSize={state.paging.pageSize}
          total={images.data?.total_count ?? 0}
          showSizeChanger={false}
          showTotal={(total) => `共 ${total} 张`}
          onChange={state.paging.onPage}
        />
        {over && <p className={styles['drop']}>松开鼠标，上传到这里</p>}
      </section>
    </div>
  )
}

interface FoundProps {
  state: ReturnType<typeof useImages>['images']
  keyword: string
  onClear(): void
  children: ReactNode
}

/** The list, or why it cannot be shown. */
function Found({ state: { data, error, refetch }, keyword, onClear, children }: FoundProps) {
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading rows={8} />
  if (data.list.length === 0)
    return <Nothing text="还没有图片，把图片拖到这里即可上传" onClear={keyword ? onClear : undefined} />
  return children
}
