import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMemo, type ReactNode } from 'react'
import { texts } from '../../texts/texts'

interface DragListProps {
  keys: readonly string[]
  /** Name of an item for screen readers. */
  name: string
  disabled?: boolean
  move(from: number, to: number): void
  /** Gets the key of the item that is being dragged, `null` afterwards. */
  onDrag?(key: string | null): void
  children: ReactNode
}

/** Up and down only. */
const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })
const modifiers = [vertical]

/** Drag and drop within one list: pointer, or space and arrow keys on the handle. */
export function DragList({ keys, name, disabled = false, move, onDrag, children }: DragListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useMemo(() => dragWords(keys, name), [keys, name])
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onDrag?.(null)
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))]
    if (from !== -1 && to !== -1 && from !== to) move(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragStart={({ active }) => onDrag?.(String(active.id))}
      onDragCancel={() => onDrag?.(null)}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys as string[]} strategy={verticalListSortingStrategy} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Screen reader texts for sorting a list; dnd-kit's own are English. */
function dragWords(keys: readonly string[], name: string) {
  return {
    announcements: announcementsFor(keys, name),
    screenReaderInstructions: { draggable: texts.forms.list.instructions },
  }
}

function announcementsFor(keys: readonly string[], name: string): Announcements {
  const words = texts.forms.list
  const place = (id: string | number | undefined) => keys.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => words.lifted(`${name} ${place(active.id)}`),
    onDragOver: ({ over }) => (over ? words.movedTo(place(over.id), keys.length) : undefined),
    onDragEnd: ({ over }) => (over ? words.dropped(place(over.id)) : words.putBack),
    onDragCancel: () => words.putBack,
  }
}
