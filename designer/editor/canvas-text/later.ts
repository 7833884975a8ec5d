/** What is loaded when a text is first edited on the canvas. */
import { lazyPart } from '@engine/lazy-part'
import type { CanvasView, Point } from '../canvas-view'

export const TextEditor = lazyPart(() => import('./TextEditor'))

/**
 * Begins to edit a text of a widget on the canvas.
 * @param at client px of the text; left out: the widget's first one
 * @returns false where no text is drawn there, or where nothing may be edited
 */
export async function editText(view: CanvasView, uuid: string, at?: Point): Promise<boolean> {
  const { beginEditing } = await import('./find-text')
  return beginEditing(view, uuid, at)
}
