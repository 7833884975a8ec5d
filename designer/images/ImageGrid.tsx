import type { KeyboardEvent, ReactNode } from 'react'
import { CheckCircleFilled } from '@engine/icons'
import type { ImageRow } from '@schemas/generated/api'
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

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys among the buttons of a list whose items wrap: their positions tell how many are in a row. */
function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const list = event.currentTarget.closest('ul')
  const items = [...(list?.children ?? [])].flatMap(
    (item) => item.querySelector<HTMLElement>('button[aria-pressed]') ?? [],
  )
  const at = items.indexOf(event.currentTarget)
  event.preventDefault()
  const [x, y] = step
  items[at + x + y * columnsOf(items)]?.focus()
}

function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top)
  return below === -1 ? items.length : below
}
