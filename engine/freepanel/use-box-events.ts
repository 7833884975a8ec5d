import { useMemo, type KeyboardEvent, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import { NUDGE, nudgeChildren } from './commands'
import type { DragController } from './drag-controller'
import type { Point } from './geometry/box'
import type { BoxEvents } from './MoveBox'
import { freeChildren, type PanelView } from './panel-view'
import { adds, clientOf } from './pointer'

/** The last rendered state that the boxes' events work on. */
interface BoxScene {
  editor: Editor
  view: PanelView
  /** Children only. */
  selected: readonly string[]
  readOnly: boolean
  onSelect(uuids: readonly string[]): void
  /** Children were moved by key or pointer. */
  onMoved(uuids: readonly string[]): void
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Selecting, dragging and arrow keys. */
export function useBoxEvents(scene: RefObject<BoxScene>, drags: DragController): BoxEvents {
  return useMemo(() => {
    // The selection at the press: a click on one of several selected children takes effect at its release.
    let found: { selected: readonly string[]; had: boolean } = { selected: [], had: false }
    return {
      press(uuid, event) {
        if (event.button) return false
        const { selected, onSelect, view, readOnly } = scene.current
        const had = selected.includes(uuid)
        const next = had ? selected : adds(event) ? [...selected, uuid] : [uuid]
        found = { selected, had }
        if (!had) onSelect(next)
        if (readOnly) {
          if (had) onSelect(adds(event) ? toggled(selected, uuid) : [uuid])
          return false
        }
        drags.press(view, next, 'move', clientOf(event))
        return true
      },
      drag: (event) => drags.follow(clientOf(event), event.altKey),
      release(uuid, event) {
        const { onSelect, onMoved } = scene.current
        drags.follow(clientOf(event), event.altKey)
        if (drags.finish()) onMoved(actedOn(found.selected, uuid))
        else if (found.had && adds(event)) onSelect(toggled(found.selected, uuid))
        else if (found.had && found.selected.length > 1) onSelect([uuid])
      },
      key: (uuid, event) => {
        if (event.target === event.currentTarget && handleKey(scene.current, uuid, event)) {
          event.preventDefault()
          event.stopPropagation()
        }
      },
    }
  }, [scene, drags])
}

/** Returns whether the key was handled. */
function handleKey(scene: BoxScene, uuid: string, event: KeyboardEvent): boolean {
  const { editor, view, selected, readOnly, onSelect, onMoved } = scene
  const arrow = ARROWS[event.key]
  const commands = event.ctrlKey || event.metaKey
  if (arrow && !commands && !event.altKey) {
    if (readOnly) return true
    const length = event.shiftKey ? NUDGE.leap : NUDGE.step
    const uuids = actedOn(selected, uuid)
    editor.run(nudgeChildren(view, uuids, { x: arrow.x * length, y: arrow.y * length }))
    onMoved(uuids)
    return true
  }
  if ((event.key === 'Enter' || event.key === ' ') && !event.altKey) {
    onSelect(adds(event) ? toggled(selected, uuid) : [uuid])
    return true
  }
  if (commands && event.key.toLowerCase() === 'a') {
    onSelect(freeChildren(view).map((child) => child.uuid))
    return true
  }
  return false
}

/** The new selection. The panel itself is never selected together with children. */

/** Adds a child, or removes it if it was selected. */
function toggled(selected: readonly string[], uuid: string): string[] {
  return selected.includes(uuid) ? selected.filter((other) => other !== uuid) : [...selected, uuid]
}

/**
 * The children that a key or a drag on a child applies to: the selection if it contains the child, else the child
 * alone.
 */
function actedOn(selected: readonly string[], uuid: string): readonly string[] {
  return selected.includes(uuid) ? selected : [uuid]
}
