import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
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
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { moveTo, nameOf } from '@engine/design'
import { removeWidgets } from '../workspace/removal'
import { useWorkspace } from '../workspace/context'
import styles from './SettingsPanel.module.css'

/** W0000's list of the page's own widgets: sorted by dragging or by keys, each with delete (designer §2). */
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

  function drop({ active, over }: DragEndEvent) {
    const index = uuids.indexOf(String(over?.id))
    if (over && index >= 0 && active.id !== over.id) editor.run(moveTo(String(active.id), index))
  }

  if (uuids.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>页面组件</h2>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={[...uuids]} strategy={verticalListSortingStrategy}>
          <ul className={styles.list}>
            {uuids.map((uuid) => (
              <PageWidget key={uuid} uuid={uuid} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  )
}

function PageWidget({ uuid }: { uuid: string }) {
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
      className={styles.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
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
