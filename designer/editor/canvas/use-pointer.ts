import { useEffect } from 'react'
import { ancestors, isPanel, isRoot, outermost } from '@engine/design'
import { runAction } from '../actions'
import { startDrag } from '../drag'
import { type CanvasView, hit, type Point, isInside } from '../canvas-view'
import { editText } from '../canvas-text'
import { openMenuAt } from '../menu'
import { startMarquee } from './marquee'

/** Layers over the page with pointer handling of their own. */
const CHROME = '[data-chrome]'

/**
 * The pointer on the canvas: hover marks, a click selects the deepest widget, with Ctrl or Shift beside the others, a
 * second click reaches tabs inside it, a double click edits the text there or the fields, a drag moves, from an empty
 * place it selects what it touches, the right button opens the menu.
 */
export function usePointer(view: CanvasView | null): void {
  useEffect(() => {
    if (!view) return
    const listeners = new AbortController()
    const { signal } = listeners
    const { board, viewport } = view.elements
    const { ui } = view.workspace
    let frame: number | null = null
    const hover = (event: PointerEvent) => {
      view.pointer = pointOf(event)
      if (event.buttons !== 0) return
      frame ??= requestAnimationFrame(() => {
        frame = null
        const isBare = !signal.aborted && !isOnChrome(event)
        const uuid = isBare ? hit(view, pointOf(event)) : null
        if (ui.hovered !== uuid) ui.hovered = uuid
      })
    }
    board.addEventListener('pointermove', hover, { signal })
    const leave = () => {
      view.pointer = null
      ui.hovered = null
    }
    viewport.addEventListener('pointerleave', leave, { signal })
    board.addEventListener('pointerdown', (event) => press(view, event), { signal })
    viewport.addEventListener(
      'contextmenu',
      (event) => openMenuAt(view.workspace, event, hit(view, pointOf(event))),
      { signal },
    )
    board.addEventListener(
      'dblclick',
      (event) => (!isOnChrome(event) || isOnChild(event)) && void edit(view, pointOf(event)),
      { signal },
    )
    return () => {
      listeners.abort()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }, [view])
}

async function edit(view: CanvasView, point: Point): Promise<void> {
  const { workspace } = view
  const { selected } = workspace
  if (selected === null) return
  if (!(await editText(view, selected, point))) await runAction('edit', workspace)
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

const isOnChrome = ({ target }: Event) => target instanceof Element && target.closest(CHROME) !== null

/** A free panel's layer covers its children: its boxes handle the pointer for them. */
const isOnChild = ({ target }: Event) => target instanceof Element && target.closest('[data-child]') !== null

function press(view: CanvasView, event: PointerEvent): void {
  if (event.button !== 0 || isOnChrome(event)) return
  const { workspace } = view
  const { ui, editor } = workspace
  const uuid = hit(view, pointOf(event))
  if (event.ctrlKey || event.metaKey || event.shiftKey) {
    if (uuid === null) startMarquee(view, event)
    else workspace.select(toggled(ui.selected, uuid))
    return
  }
  if (uuid === null) {
    startMarquee(view, event)
    return workspace.select([])
  }
  const wasOnly = workspace.selected === uuid
  if (!ui.selected.includes(uuid)) workspace.select([uuid])
  startDrag(workspace, event, { kind: 'move', uuids: draggedWith(view, uuid) })
  onClick(event, () => {
    if (wasOnly && !isPanel(editor.doc.widgets.get(uuid)?.type ?? '')) {
      const frame = view.frameOf(uuid)
      if (frame) clickControl(frame, pointOf(event))
    }
    if (ui.selected.length > 1) workspace.select([uuid])
  })
}

function toggled(selected: readonly string[], uuid: string): string[] {
  return selected.includes(uuid) ? selected.filter((other) => other !== uuid) : [...selected, uuid]
}

/** The whole selection moves together if it has one parent; otherwise only the dragged widget. */
function draggedWith({ workspace: { editor, ui } }: CanvasView, uuid: string): string[] {
  const { doc } = editor
  const parent = doc.widgets.get(uuid)?.parent ?? null
  const chosen = outermost(doc, ui.selected)
  const together = chosen.every((other) => {
    const own = doc.widgets.get(other)?.parent ?? null
    return own === parent || (isRoot(own) && isRoot(parent))
  })
  const taken = chosen.find((other) => other === uuid || ancestors(doc, uuid).includes(other))
  return together && taken !== undefined ? chosen : [uuid]
}

/** Runs when the pointer comes up where it went down. */
function onClick(began: PointerEvent, run: () => void): void {
  const listeners = new AbortController()
  const { signal } = listeners
  const up = ({ clientX, clientY }: PointerEvent) => {
    listeners.abort()
    if (Math.hypot(clientX - began.clientX, clientY - began.clientY) < 4) run()
  }
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', () => listeners.abort(), { signal })
}

const CONTROLS = 'button, [role="tab"]'

/**
 * Clicks the control at a point (client px) of a widget that is selected already: a tab, the next picture.
 * Links and requests do nothing in design mode. The page is inert, so the click is passed on.
 */
function clickControl(frame: HTMLElement, point: Point): void {
  const controls = [...frame.querySelectorAll<HTMLElement>(CONTROLS)]
  controls.findLast((control) => isInside(point, control.getBoundingClientRect()))?.click()
}
