import { Button, Input } from 'antd'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, useCallback } from 'react'
import { isPictureSizeKnown, notePictureSize } from '@engine/commands/resize'
import { DeleteOutlined, FolderOpenOutlined, PictureOutlined } from '@engine/icons'
import { type LeafProps, useSettings } from '@engine/settings'
import type { ImageRow } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { FileButton, ImagePicker, UploadHint, UploadProgress, useFileDrop, useUpload } from '../../images'
import styles from './ImageField.module.css'
import { IconButton, useMessages } from '../../shell/ui'
import type { Path } from '@engine/page/patch'
import type { Json } from '@schemas/page'
import { hintsOf, schemaAt } from '@engine/settings/schema-at'

/** A picture: dropped on it, uploaded, chosen from the library, or the address of one pasted. */
export function ImageField({ value, set, title, hints, path, disabled, ...control }: LeafProps) {
  const messages = useMessages()
  const upload = useUpload()
  const [choosing, setChoosing] = useState(false)
  const clear = useClearPicture(path, set)
  const url = typeof value === 'string' ? value : ''
  const typed = useRef(false)

  const put = ({ img_full_url, width, height }: ImageRow) => {
    notePictureSize(img_full_url, width, height)
    set(img_full_url)
  }
  useEffect(() => {
    const controller = new AbortController()
    measure(url, controller.signal)
    return () => controller.abort()
  }, [url])

  const send = async (files: readonly File[]) => {
    if (files.length > 1) messages.warning('这里只放一张图片，已使用第一张')
    const uploaded = await upload.start(files.slice(0, 1))
    if (!uploaded) return
    const { rows, failures } = uploaded
    for (const { reason } of failures) messages.error(reason)
    for (const row of rows) put(row)
  }
  const { over, handlers } = useFileDrop(send, disabled)
  const { recommended, compact } = hints
  const hint = recommended && `建议尺寸 ${recommended.width} × ${recommended.height}`

  return (
    <div
      className={clsx(styles['field'], over && styles['over'])}
      data-compact={compact === true || undefined}
      {...handlers}
    >
      <Thumbnail url={url} title={title} disabled={disabled} onClick={() => setChoosing(true)} />
      <div className={styles['side']}>
        <div className={styles['buttons']}>
          <FileButton onFiles={send} disabled={disabled} />
          <Button icon={<FolderOpenOutlined />} disabled={disabled} onClick={() => setChoosing(true)}>
            图库
          </Button>
          <IconButton
            hint="清除"
            icon={<DeleteOutlined />}
            name={`清除${title}`}
            disabled={disabled || url === ''}
            onClick={clear}
          />
        </div>
        {upload.sending === null ? (
          <Input
            id={control.id}
            aria-label={title}
            aria-describedby={control.describedBy}
            {...(control.problems.length > 0 && { status: 'error' })}
            placeholder={hints.placeholder ?? '拖入图片，或粘贴图片地址'}
            disabled={disabled}
            value={url}
            onChange={(event) => {
              typed.current = true
              set(event.target.value.trim())
            }}
            // the picture has loaded by now: a locked box takes its ratio
            onBlur={() => {
              if (typed.current && isPictureSizeKnown(url)) set(url)
              typed.current = false
            }}
          />
        ) : (
          <UploadProgress upload={upload} />
        )}
        <UploadHint className={styles['hint']} />
      </div>
      <ImagePicker open={choosing} hint={hint} onPick={put} onClose={() => setChoosing(false)} />
    </div>
  )
}

/** Notes the size of a picture whose address was stored or pasted. */
function measure(url: string, signal: AbortSignal): void {
  if (url === '' || isPictureSizeKnown(url)) return
  const image = new Image()
  image.addEventListener('load', () => notePictureSize(url, image.naturalWidth, image.naturalHeight), {
    signal,
  })
  image.src = pictureAt(url, 'l')
}

interface ThumbnailProps {
  url: string
  title: string
  disabled: boolean
  onClick(): void
}

/** A thumbnail; a click opens the library. A broken address is reported. */
function Thumbnail({ url, title, disabled, onClick }: ThumbnailProps) {
  const [broken, setBroken] = useState('')
  return (
    <button
      type="button"
      className={styles['thumbnail']}
      disabled={disabled}
      aria-label={url ? `更换${title}` : `选择${title}`}
      onClick={onClick}
    >
      {url !== '' && broken !== url ? (
        <img src={pictureAt(url, 's')} alt="" onError={() => setBroken(url)} />
      ) : (
        <span>
          <PictureOutlined />
          {url && <small>无法显示</small>}
        </span>
      )}
    </button>
  )
}

/** Removes a picture and, in the same step, what is drawn on it (`x-ui.drawnOn`): hot zones. */
function useClearPicture(path: Path, set: LeafProps['set']): () => void {
  const { target, form } = useSettings()
  return useCallback(() => {
    const holder = path.slice(0, -1)
    const { schema, ui } = schemaAt(form, holder)
    const drawn = Object.keys(schema.properties ?? {})
      .filter((name) => hintsOf(Object(ui[name])).drawnOn === path.at(-1))
      .map((name) => [...holder, name])
      .filter((list) => Object(target.value(list)).length > 0)
    if (drawn.length === 0) set('')
    else {
      const { title = '' } = schemaAt(form, path).schema
      target.setAll([[path, ''], ...drawn.map((list): [Path, Json] => [list, []])], title)
    }
  }, [path, set, target, form])
}
