import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Button } from 'antd'
import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { moveTo, nameOf } from '@engine/design'
import { DeleteOutlined, HolderOutlined } from '@engine/icons'
import { dragWords } from '@engine/settings/list/DragList'
import { removeWidgets } from '../placement'
import { useWorkspace } from '../workspace'
import styles from './SettingsPanel.module.css'

/** px from one line to the next. */
const LINE = 40

/**
 * W0000's list of the page's own widgets: sorted by dragging or by keys, each with delete. Only the lines
 * in sight are drawn, for each of them takes part in dragging (rule canvas-6).
 */
export function PageWidgets() {
  const { editor } = useWorkspace()
  const [uuids, setUuids] = useState(editor.childrenCell(null).uuids)
  useEffect(() => {
    const follow = () => setUuids(editor.childrenCell(null).uuids)
    follow()
    return editor.subscribeChildren(null, follow)
  }, [editor])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

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
  const accessibility = useMemo(() => dragWords(uuids, '组件'), [uuids])

  function drop({ active, over }: DragEndEvent) {
    setDragged(null)
    const index = uuids.indexOf(String(over?.id))
    if (over && index >= 0 && active.id !== over.id) editor.run(moveTo(String(active.id), index))
  }

  if (uuids.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>页面组件</h2>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={drop}
      >
        <SortableContext items={[...uuids]} strategy={verticalListSortingStrategy}>
          <div ref={box} className={styles.lines}>
            <ul className={styles.list} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
              {lines.map(({ index, start }) => {
                const uuid = uuids[index]
                return uuid !== undefined && <PageWidget key={uuid} uuid={uuid} top={start} />
              })}
            </ul>
          </div>
        </SortableContext>
      </DndContext>
    </section>
  )
}

function PageWidget({ uuid, top }: { uuid: string; top: number }) {
  const workspace = useWorkspace()
  const { editor, ui, readOnly } = workspace
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: uuid,
    disabled: readOnly,
  })
  const widget = editor.widgetCell(uuid).w
  if (!widget) return null
  const name = nameOf(widget)
  return (
    <li
      ref={setNodeRef}
      className={clsx(styles.item, styles.line)}
      style={{ top, transform: CSS.Translate.toString(transform), transition }}
      onPointerEnter={() => (ui.hovered = uuid)}
      onPointerLeave={() => (ui.hovered = null)}
    >
      <span {...attributes} {...listeners} className={styles.grip} aria-label={`移动 ${name}`}>
        <HolderOutlined />
      </span>
      <button type="button" className={styles.itemName} onClick={() => workspace.select([uuid])}>
        {name}
      </button>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={`删除 ${name}`}
        disabled={readOnly}
        onClick={() => void removeWidgets(workspace, [uuid])}
      />
    </li>
  )
}
