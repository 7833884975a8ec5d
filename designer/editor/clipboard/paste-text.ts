/** Pasting widgets: at the pointer while it is over a panel of the canvas, else at the selection. */
import { clipsOfText, NotPasteable, type Clip, type InsertPosition } from '@engine/design'
import { fillWidget } from '@schemas'
import { canvasOf, isInside, type Point } from '../canvas-view'
import { geometryOf, targetAt } from '../drag'
import { pasteClips } from '../placement'
import type { Workspace } from '../workspace'

/** Pastes the widgets in a text, or tells the operator why that is not possible. */
export function pasteText(workspace: Workspace, text: string): void {
  try {
    const clips = clipsOfText(text)
    pasteClips(workspace, clips, pointedPlace(workspace, clips) ?? {})
  } catch (error) {
    if (!(error instanceof NotPasteable)) throw error
    workspace.host.warn(error.message)
  }
}

interface Place {
  position: InsertPosition
  /** px inside the panel. */
  at: Point
}

/** px from a selected child to what is pasted beside it. */
const BESIDE = 10

/**
 * The panel below the pointer and the place in it: at the pointer, or, where it rests on a child that is selected, beside
 * that one. Null where no panel is below it, or one that may not hold these.
 */
function pointedPlace(workspace: Workspace, clips: readonly Clip[]): Place | null {
  const view = canvasOf(workspace)
  const [first] = clips
  if (!view?.pointer || !first || !isInside(view.pointer, view.window)) return null
  const { doc } = workspace.editor
  const { width, height } = fillWidget(first.widget.type, first.widget).style
  const types = clips.map(({ widget: { type } }) => type)
  const load = { types, moved: [], size: { width, height }, grab: { x: 0, y: 0 } }
  const { at, reason, position } = targetAt(doc, load, view.pointer, geometryOf(view)) ?? {}
  if (!at || reason !== null || !position) return null
  const rests = workspace.ui.selected.find((uuid) => {
    const isChild = doc.widgets.get(uuid)?.parent === position.parent
    const box = isChild ? view.bodyOf(uuid)?.getBoundingClientRect() : undefined
    return box && view.pointer && isInside(view.pointer, box)
  })
  if (rests === undefined) return { position, at }
  const { x = 0, y = 0 } = doc.widgets.get(workspace.ui.selected[0] ?? rests)?.style ?? {}
  return { position, at: { x: x + BESIDE, y: y + BESIDE } }
}
