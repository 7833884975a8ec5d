import type { ReactNode } from 'react'
import { mediaUrl } from '@engine'
import { DownOutlined, PictureOutlined } from '@engine/icons'
import { pictureAt } from '@schemas/picture'
import { IconButton, plainButton } from '../../shell/ui'
import styles from './Entries.module.css'
import type { Face } from './entry'

interface EntryHeadProps {
  face: Face
  /** 商品 2 */
  name: string
  /** Nothing chosen yet. */
  empty: boolean
  disabled: boolean
  /** Opens the picker; without it the name only expands the entry. */
  onChoose?: (() => void) | undefined
  open: boolean
  /** JSON pointer of the expanded fields, for finding a field in them. */
  opens?: string
  onFold?: (() => void) | undefined
  /** Before: the handle. */
  handle?: ReactNode
  /** A mark where something inside is wrong. */
  mark?: ReactNode
  actions?: ReactNode
}

/** One entry in a row: thumbnail and name, which open the picker, then its actions. */
export function EntryHead({ face, name, empty, disabled, onChoose, open, onFold, ...parts }: EntryHeadProps) {
  const url = mediaUrl(face.picture)
  return (
    <div className={styles['head']}>
      {parts.handle}
      <button
        type="button"
        className={`${plainButton} ${styles['face']}`}
        disabled={disabled || (!onChoose && !onFold)}
        aria-label={onChoose ? `${empty ? '选择' : '更换'}${name}：${face.name}` : `${name}：${face.name}`}
        onClick={onChoose ?? onFold}
      >
        <span className={styles['thumb']}>
          {url ? <img src={pictureAt(url, 's')} alt="" loading="lazy" /> : <PictureOutlined />}
        </span>
        <span className={styles['words']}>
          <span className={empty ? styles['empty'] : styles['name']} title={face.name}>
            {empty ? '未选择' : face.name || '未命名'}
          </span>
          {!empty && <small>{face.note}</small>}
        </span>
        {parts.mark}
      </button>
      <span className={styles['actions']}>
        {onFold && (
          <IconButton
            hint={open ? '收起' : '展开设置'}
            icon={<DownOutlined rotate={open ? 0 : -90} />}
            name={`${name}的设置`}
            aria-expanded={open}
            data-opens={parts.opens}
            onClick={onFold}
          />
        )}
        {parts.actions}
      </span>
    </div>
  )
}
