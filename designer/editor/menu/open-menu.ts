import { canvasOf, type Point } from '../canvas-view'
import type { Workspace } from '../workspace'

/**
 * The right mouse button: the widget under it is selected unless it is one of several that are, and the menu opens.
 * @param uuid what lies there; null for the page
 */
export function openMenuAt(workspace: Workspace, event: MouseEvent, uuid: string | null): void {
  event.preventDefault()
  const { ui } = workspace
  // the menu key of a keyboard sends the event twice
  if (ui.menu !== null) return
  if (uuid === null) workspace.select([])
  else if (!ui.selected.includes(uuid)) workspace.select([uuid])
  ui.menu = { x: event.clientX, y: event.clientY }
}

/** The keyboard: the menu opens at the selection, where the operator looks. */
export function openMenu(workspace: Workspace): void {
  workspace.ui.menu = placeInOutline() ?? placeOnCanvas(workspace)
}

/** client px between the corner of what the menu is for and the menu. */
const INSET = 16

function placeInOutline(): Point | null {
  const line = document.activeElement?.closest('[role="tree"]')?.querySelector('[aria-selected="true"]')
  if (!line) return null
  const { left, bottom } = line.getBoundingClientRect()
  return { x: left + INSET, y: bottom }
}

function placeOnCanvas(workspace: Workspace): Point {
  const view = canvasOf(workspace)
  if (!view) return { x: INSET, y: INSET }
  const { left, top, width, height } = view.window
  const box = view.bodyOf(workspace.ui.selected.at(-1) ?? '')?.getBoundingClientRect()
  return {
    x: within((box?.left ?? left) + INSET, left, left + width),
    y: within((box?.top ?? top) + INSET, top, top + height),
  }
}

const within = (at: number, from: number, to: number) => Math.max(from, Math.min(at, to))
