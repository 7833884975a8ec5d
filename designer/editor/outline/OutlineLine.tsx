import { clsx } from 'clsx'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import {
  CaretDownOutlined,
  CaretRightOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  LockOutlined,
  UnlockOutlined,
} from '@engine/icons'
import { LINE_HEIGHT, lineId, type OutlineRow } from './rows'
import styles from './Outline.module.css'

const INDENT = 14

interface OutlineLineProps {
  row: OutlineRow
  /** What tells the widget from others of its kind. */
  text?: ReactNode
  top: number
  open: boolean
  selected: boolean
  hovered: boolean
  /** A drop would go into it. */
  entered: boolean
  faulty: boolean
  readOnly: boolean
  onToggle(): void
  onHide(): void
  onLock(): void
  onChoose(event: MouseEvent): void
  onMenu(event: MouseEvent): void
  onHover(inside: boolean): void
  onDragStart(event: PointerEvent): void
}

export function OutlineLine({
  row,
  text,
  top,
  open,
  selected,
  hovered,
  entered,
  faulty,
  readOnly,
  ...on
}: OutlineLineProps) {
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
        [styles.hidden ?? '']: row.hidden === true,
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
      <span className={styles.text}>{text}</span>
      {row.uuid !== undefined && !readOnly && (
        <>
          <LineButton name={row.locked ? '解锁' : '锁定'} on={row.locked === true} act={on.onLock}>
            {row.locked ? <LockOutlined /> : <UnlockOutlined />}
          </LineButton>
          <LineButton name={row.hidden ? '显示' : '隐藏'} on={row.hidden === true} act={on.onHide}>
            {row.hidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          </LineButton>
        </>
      )}
    </div>
  )
}

interface LineButtonProps {
  name: string
  /** Always shown; else while the pointer is on the line, and on the selected one. */
  on: boolean
  act(): void
  children: ReactNode
}

/** Not a stop of its own for Tab: the tree has the focus, and the actions have keys. */
const LineButton = ({ name, on, act, children }: LineButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={clsx(styles.button, on && styles.on)}
    title={name}
    aria-label={name}
    onPointerDown={(event) => event.stopPropagation()}
    onClick={(event) => {
      event.stopPropagation()
      act()
    }}
  >
    {children}
  </button>
)
