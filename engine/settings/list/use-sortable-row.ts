import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { texts } from '../../texts/texts'

/** What the element of one item of a `DragList` gets, and the handle that it is dragged by. */
export function useSortableRow(id: string, disabled: boolean) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled, attributes: { roleDescription: texts.forms.list.sortable } })
  return {
    row: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}
