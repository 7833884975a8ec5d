import { AppstoreOutlined } from '@engine/icons'
import type { Point } from '../canvas-view'
import { startDrag } from '../drag'
import { useWorkspace } from '../workspace'
import { insertItem, type PaletteItem } from './items'
import styles from './Palette.module.css'

interface PaletteCardProps {
  item: PaletteItem
  /** What shows through its picture: the theme of the page. */
  theme: string | undefined
  /** Opens its menu at this point of the window. */
  onMenu(at: Point): void
}

/** One widget of the palette: a button that inserts, and that can be dragged onto the canvas. */
export function PaletteCard({ item, theme, onMenu }: PaletteCardProps) {
  const workspace = useWorkspace()
  return (
    <button
      type="button"
      className={styles.card}
      disabled={workspace.readOnly}
      title={`${item.title}：拖到画布上，或按 Enter 添加；Shift+Enter 添加到所选组件上方`}
      onPointerDown={(event) =>
        startDrag(workspace, event.nativeEvent, { kind: 'new', type: item.type, title: item.title })
      }
      onClick={() => insertItem(workspace, item.type)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !event.shiftKey) return
        event.preventDefault()
        insertItem(workspace, item.type, 'above')
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu({ x: event.clientX, y: event.clientY })
      }}
    >
      {item.picture ? (
        <img
          className={styles.picture}
          src={item.picture}
          alt=""
          draggable={false}
          style={{ backgroundColor: theme }}
        />
      ) : (
        <AppstoreOutlined className={styles.picture ?? ''} />
      )}
      <span>{item.title}</span>
    </button>
  )
}
