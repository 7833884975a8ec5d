import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Button } from 'antd'
import { clsx } from 'clsx'
import { useCallback, useRef, useState } from 'react'
import { moveTo, nameOf, useEditorValue, type Editor } from '@engine/design'
import { DeleteOutlined, EyeInvisibleOutlined, HolderOutlined } from '@engine/icons'
import { DragList } from '@engine/settings/list/DragList'
import { useSortableRow } from '@engine/settings/list/use-sortable-row'
import { HIDE_ON_PHONES, removeWidgets } from '../placement'
import { useOwnText, useWorkspace } from '../workspace'
import styles from './SettingsPanel.module.css'

/** px from one line to the next. */
const LINE = 40

const ownWidgets = (editor: Editor) => editor.childrenCell(null).uuids

/**
 * W0000's list of the page's own widgets: sorted by dragging or by keys, each with delete. Only the lines
 * in sight are drawn, for each of them takes part in dragging (rule canvas-6).
 */
export function PageWidgets() {
  const { editor } = useWorkspace()
  const uuids = useEditorValue(editor, ownWidgets, { children: null })
  const box = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      const index = dragged === null ? -1 : uuids.indexOf(dragged)
      return index < 0 || inSight.includes(index) ? inSight : [...inSight, index].toSorted((a, b) => a - b)
    },
    [dragged, uuids],
  )
  const virtual = useVirtualizer({
    count: uuids.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    overscan: 6,
    rangeExtractor,
    initialRect: { width: 300, height: 400 },
  })
  const lines = virtual.getVirtualItems()
  const move = (from: number, to: number) => {
    const uuid = uuids[from]
    if (uuid !== undefined) editor.run(moveTo(uuid, to))
  }

  if (uuids.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>页面组件</h2>
      <DragList keys={uuids} name="组件" move={move} onDrag={setDragged}>
        <div ref={box} className={styles.lines}>
          <ul className={styles.list} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
            {lines.map(({ index, start }) => {
              const uuid = uuids[index]
              return uuid !== undefined && <PageWidget key={uuid} uuid={uuid} top={start} />
            })}
          </ul>
        </div>
      </DragList>
    </section>
  )
}

function PageWidget({ uuid, top }: { uuid: string; top: number }) {
  const workspace = useWorkspace()
  const { editor, ui, phone, readOnly } = workspace
  const { row, handle } = useSortableRow(uuid, readOnly)
  const text = useOwnText(uuid)
  const widget = editor.widgetCell(uuid).w
  if (!widget) return null
  const name = nameOf(widget)
  return (
    <li
      {...row}
      className={clsx(styles.item, styles.line)}
      style={{ ...row.style, top }}
      onPointerEnter={() => (ui.hovered = uuid)}
      onPointerLeave={() => (ui.hovered = null)}
    >
      <span {...handle} className={styles.grip} aria-label={`移动 ${name}`}>
        <HolderOutlined />
      </span>
      <button type="button" className={styles.itemName} onClick={() => workspace.select([uuid])}>
        {name}
        {text && <span className={styles.itemText}>{text}</span>}
      </button>
      <Button
        type="text"
        icon={phone ? <EyeInvisibleOutlined /> : <DeleteOutlined />}
        aria-label={phone ? `${HIDE_ON_PHONES} ${name}` : `删除 ${name}`}
        disabled={readOnly}
        onClick={() => void removeWidgets(workspace, [uuid])}
      />
    </li>
  )
}
