import { isRoot, nameOf } from '@engine/design'
import { HolderOutlined, LockOutlined } from '@engine/icons'
import { startDrag } from '../../drag'
import { useWidget, useWorkspace } from '../../workspace'
import type { CanvasView } from '../../canvas-view'
import { Outline } from './Outline'
import styles from './Overlay.module.css'
import { ActionButton } from '../../actions'
import { useRef, type PointerEvent } from 'react'
import { hasAutoHeight, startResize, HANDLES, type Handle, type Size } from './resize'

/** The one selected widget: outline, name tag to drag it by, actions, handles. Children of a panel have their own handles. */
export function SelectedWidget({ view, uuid }: { view: CanvasView; uuid: string }) {
  const workspace = useWorkspace()
  const name = useWidget(uuid, nameOf)
  const isTop = useWidget(uuid, ({ parent }) => isRoot(parent))
  const locked = useWidget(uuid, (widget) => widget.locked === true) === true
  const isFree = !workspace.readOnly && !locked
  if (name === undefined) return null
  return (
    <Outline view={view} uuid={uuid} className={styles.selected}>
      <div className={styles.heads} data-chrome>
        <span
          className={styles.grip}
          data-grip
          title={isFree ? '拖动以移动' : undefined}
          onPointerDown={(event) => {
            event.preventDefault()
            startDrag(workspace, event.nativeEvent, { kind: 'move', uuids: [uuid] })
          }}
        >
          {isFree && <HolderOutlined />}
          {locked && <LockOutlined aria-label="已锁定" />}
          {name}
        </span>
        {!workspace.readOnly && <ActionsBar />}
      </div>
      {isTop === true && isFree && <Handles view={view} uuid={uuid} />}
    </Outline>
  )
}

/** 编辑, 上方添加, 下方添加, 上移, 下移, 删除 (rule canvas-2), on phones 在手机端隐藏, beside the name tag. */
function ActionsBar() {
  return (
    <div className={styles.bar} role="toolbar" aria-label="组件操作">
      <ActionButton action="edit" />
      <ActionButton action="insert-above" />
      <ActionButton action="insert-below" />
      <ActionButton action="move-up" />
      <ActionButton action="move-down" />
      <ActionButton action="remove" />
    </div>
  )
}

const NAMES: Record<Handle, string> = { right: '调整宽度', bottom: '调整高度', corner: '调整大小' }

/** Handles at the right, bottom and corner of a top-level widget, with its size while one is pulled. */
function Handles({ view, uuid }: { view: CanvasView; uuid: string }) {
  const badge = useRef<HTMLSpanElement>(null)
  const auto = hasAutoHeight(view, uuid)
  const show = (size: Size | null) => {
    const element = badge.current
    if (!element) return
    element.hidden = size === null
    if (size) element.textContent = `${round(size.width)} × ${round(size.height)}`
  }
  const start = (handle: Handle) => (event: PointerEvent) => {
    event.preventDefault()
    startResize(view, uuid, handle, event.nativeEvent, show)
  }
  return (
    <>
      {HANDLES.filter((handle) => handle === 'right' || !auto).map((handle) => (
        <span
          key={handle}
          className={styles.handle}
          data-chrome
          data-handle={handle}
          title={NAMES[handle]}
          onPointerDown={start(handle)}
        />
      ))}
      <span ref={badge} className={styles.size} data-size hidden />
    </>
  )
}

const round = (px: number) => Math.round(px * 100) / 100
