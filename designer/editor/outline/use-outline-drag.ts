import { useState, type PointerEvent, type RefObject } from 'react'
import { type InsertPosition, isRoot, outermost } from '@engine/design'
import type { Point } from '../canvas-view'
import { isHeld, refusal, relocate, roomInPanel } from '../placement'
import type { Workspace } from '../workspace'
import { dropPosition, isWithin, panelUnder } from './drop'
import { LINE_HEIGHT, type OutlineRow } from './rows'

/** px the pointer moves before a press becomes a drag. */
const THRESHOLD = 4
/** px from the edge within which the list scrolls, and by how much at a time. */
const EDGE = 28
const SCROLL = 12

/** Where a drop would go: between two lines, px from the top of the list, or into a panel. */
export interface OutlineMark {
  line: number | null
  into: string | null
}

/** Dragging lines of the outline: where the drop would go, and the drop. Escape cancels. */
export function useOutlineDrag(
  workspace: Workspace,
  rows: readonly OutlineRow[],
  box: RefObject<HTMLElement | null>,
) {
  const [mark, setMark] = useState<OutlineMark | null>(null)

  function start(press: PointerEvent, row: OutlineRow) {
    const list = box.current
    if (workspace.readOnly || press.button !== 0 || row.uuid === undefined || !list) return
    const { editor, ui, host } = workspace
    const { doc } = editor
    const moved = outermost(doc, ui.selected.includes(row.uuid) ? ui.selected : [row.uuid])
    if (isHeld(workspace, moved)) return
    let target: { position: InsertPosition; mark: OutlineMark } | null = null

    /** @param at in lines from the top */
    const targetAt = (at: number) => {
      const into = panelUnder(doc, rows, at, moved)
      if (into !== null) return { position: { parent: into }, mark: { line: null, into } }
      const gap = Math.max(0, Math.min(rows.length, Math.round(at)))
      return { position: dropPosition(doc, rows, gap, moved), mark: { line: gap * LINE_HEIGHT, into } }
    }
    const move = (event: globalThis.PointerEvent) => {
      if (target === null && Math.abs(event.clientY - press.clientY) < THRESHOLD) return
      const { top, bottom } = list.getBoundingClientRect()
      if (event.clientY < top + EDGE) list.scrollTop -= SCROLL
      if (event.clientY > bottom - EDGE) list.scrollTop += SCROLL
      const at = (event.clientY - top + list.scrollTop) / LINE_HEIGHT
      target = targetAt(at)
      setMark(target.mark)
    }
    const finish = (drop: boolean) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('keydown', key, true)
      setMark(null)
      if (!drop || target === null) return
      const { position } = target
      if (isWithin(doc, position.parent, moved)) return
      const reason = moved
        .map((uuid) => refusal(doc, doc.widgets.get(uuid)?.type ?? '', position.parent))
        .find((text) => text !== null)
      if (reason) host.warn(reason)
      else editor.run(relocate(moved, position, placeOf(workspace, moved, position)))
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

  return { mark, start }
}

/** px; a widget from another parent needs a position in the panel, a sorted one keeps its own. */
function placeOf(
  workspace: Workspace,
  [first = '']: readonly string[],
  { parent }: InsertPosition,
): Point | undefined {
  const widget = workspace.editor.doc.widgets.get(first)
  if (!widget || parent === null || isRoot(parent) || widget.parent === parent) return undefined
  const { x, y } = roomInPanel(workspace, parent, widget).box
  return { x, y }
}
