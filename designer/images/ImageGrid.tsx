import type { KeyboardEvent, ReactNode } from 'react'
import { CheckCircleFilled } from '@engine/icons'
import type { ImageRow } from '@schemas/generated/api'
import { focusNeighbour } from './focus-neighbour'
import styles from './Library.module.css'

interface ImageGridProps {
  rows: readonly ImageRow[]
  selected: readonly ImageRow[]
  onToggle(row: ImageRow): void
  /** Enter, or a double click. */
  onOpen?: ((row: ImageRow) => void) | undefined
  actions?: ((row: ImageRow) => ReactNode) | undefined
}

/** Pictures as buttons that stay pressed; arrow keys go from one to the next. */
export function ImageGrid({ rows, selected, onToggle, onOpen, actions }: ImageGridProps) {
  const chosen = new Set(selected.map(({ image_id }) => image_id))
  return (
    <ul className={styles['grid']} aria-label="图片">
      {rows.map((row) => (
        <li key={row.image_id} className={styles['card']}>
          <button
            type="button"
            aria-pressed={chosen.has(row.image_id)}
            aria-label={`${row.img_name}，${row.width} × ${row.height}`}
            title={row.img_name}
            onClick={() => onToggle(row)}
            onDoubleClick={() => onOpen?.(row)}
            onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
              if (event.key !== 'Enter' || !onOpen) return focusNeighbour(event)
              event.preventDefault()
              onOpen(row)
            }}
          >
            <span className={styles['picture']}>
              <img src={row.img_full_url} alt="" loading="lazy" draggable={false} />
            </span>
            <span className={styles['name']}>{row.img_name}</span>
            <span className={styles['size']}>
              {row.width} × {row.height}
            </span>
            {chosen.has(row.image_id) && <CheckCircleFilled className={styles['tick']} />}
          </button>
          {actions?.(row)}
        </li>
      ))}
    </ul>
  )
}
