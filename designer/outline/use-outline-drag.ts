import { useState, type PointerEvent, type RefObject } from 'react'
import { outermost } from '../workspace/removal'
import { refusal } from '../workspace/place'
import { relocate } from '../workspace/relocate'
import type { Workspace } from '../workspace/workspace'
import { dropSpot, isWithin } from './drop'
import { LINE_HEIGHT } from './OutlineLine'
import type { OutlineRow } from './rows'

/** px the pointer moves before a press becomes a drag. */
const THRESHOLD = 4
/** px from the edge within which the list scrolls, and by how much at a time. */
const EDGE = 28
const SCROLL = 12

/** Dragging lines of the outline: where the drop would go, and the drop. Escape cancels. */
export function useOutlineDrag(
  workspace: Workspace,
  rows: readonly OutlineRow[],
  box: RefObject<HTMLElement | null>,
) {
  /** px from the top of the list; null while nothing is dragged. */
  const [line, setLine] = useState<number | null>(null)

  function start(press: PointerEvent, row: OutlineRow) {
    const list = box.current
    if (workspace.readOnly || press.button !== 0 || row.uuid === undefined || !list) return
    const { editor, ui, host } = workspace
    const { doc } = editor
    const moved = outermost(doc, ui.selected.includes(row.uuid) ? ui.selected : [row.uuid])
    let gap: number | null = null

    const move = (event: globalThis.PointerEvent) => {
      if (gap === null && Math.abs(event.clientY - press.clientY) < THRESHOLD) return
      const { top, bottom } = list.getBoundingClientRect()
      if (event.clientY < top + EDGE) list.scrollTop -= SCROLL
      if (event.clientY > bottom - EDGE) list.scrollTop += SCROLL
      const at = (event.clientY - top + list.scrollTop) / LINE_HEIGHT
      gap = Math.max(0, Math.min(rows.length, Math.round(at)))
      setLine(gap * LINE_HEIGHT)
    }
    const finish = (drop: boolean) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('keydown', key, true)
      setLine(null)
      if (!drop || gap === null) return
      const spot = dropSpot(doc, rows, gap, moved)
      if (isWithin(doc, spot.parent, moved)) return
      const reason = moved
        .map((uuid) => refusal(doc, doc.widgets.get(uuid)?.type ?? '', spot.parent))
        .find((text) => text !== null)
      if (reason) host.warn(reason)
      else editor.run(relocate(moved, spot))
    }
    const up = () => finish(true)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      finish(false)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('keydown', key, true)
  }

  return { line, start }
}
