import { clsx } from 'clsx'
import type { MouseEvent, PointerEvent } from 'react'
import { CaretDownOutlined, CaretRightOutlined, ExclamationCircleFilled } from '@engine/icons'
import { LINE_HEIGHT, lineId, type OutlineRow } from './rows'
import styles from './Outline.module.css'

const INDENT = 14

interface OutlineLineProps {
  row: OutlineRow
  top: number
  open: boolean
  selected: boolean
  hovered: boolean
  /** A drop would go into it. */
  entered: boolean
  faulty: boolean
  onToggle(): void
  onChoose(event: MouseEvent): void
  onMenu(event: MouseEvent): void
  onHover(inside: boolean): void
  onDragStart(event: PointerEvent): void
}

export function OutlineLine({ row, top, open, selected, hovered, entered, faulty, ...on }: OutlineLineProps) {
  const Caret = open ? CaretDownOutlined : CaretRightOutlined
  return (
    // the tree itself has the focus and handles the keys
    <div
      role="treeitem"
      id={lineId(row.key)}
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-selected={selected}
      {...(row.expandable && { 'aria-expanded': open })}
      className={clsx(styles.line, row.uuid === undefined && styles.region, {
        [styles.selected ?? '']: selected,
        [styles.hovered ?? '']: hovered,
        [styles.entered ?? '']: entered,
      })}
      style={{ top, height: LINE_HEIGHT, paddingLeft: 8 + row.depth * INDENT }}
      data-outline={row.key}
      onClick={on.onChoose}
      onContextMenu={on.onMenu}
      onPointerDown={row.uuid === undefined ? undefined : on.onDragStart}
      onPointerEnter={() => on.onHover(true)}
      onPointerLeave={() => on.onHover(false)}
    >
      <span
        className={styles.caret}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          on.onToggle()
        }}
      >
        {row.expandable && <Caret />}
      </span>
      <span className={styles.title}>{row.title}</span>
      {faulty && <ExclamationCircleFilled className={styles.fault ?? ''} aria-label="有问题" />}
      <span className={styles.type}>{row.type}</span>
    </div>
  )
}
