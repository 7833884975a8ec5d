import type { Clip } from '@engine/design'
import { fillWidget, insertDefaults } from '@schemas'
import { fillPageProps } from '@schemas/fill'
import type { CanvasView, Point } from '../canvas-view'
import type { Load } from './target'

/** What is being dragged: a type of the palette, widgets of the page, or a piece from elsewhere (a saved module). */
export type DragSource =
  | { readonly kind: 'new'; readonly type: string; readonly title: string }
  | { readonly kind: 'move'; readonly uuids: readonly string[] }
  | { readonly kind: 'clips'; readonly clips: readonly Clip[]; readonly title: string }

/** px between the pointer and the corner of a widget that is not on the page yet. */
const GRIP = 24

/** The widgets of a source. @param press client px of the pointerdown */
export function loadOf(
  view: CanvasView | undefined,
  source: DragSource,
  press: Point,
  pageWidth: number,
): Load {
  if (source.kind === 'move') return loadOfMoved(view, source.uuids, press)
  const tops = source.kind === 'new' ? [newOf(source.type)] : source.clips.map(rootOfClip)
  const { width = 0, height = 0 } = tops[0]?.style ?? {}
  const size = { width: Math.min(width, pageWidth), height }
  return { types: tops.map(({ type }) => type), moved: [], size, grab: gripOf(size) }
}

export const pageWidthOf = ({ workspace: { editor } }: CanvasView): number =>
  fillPageProps(editor.doc.page.props).pageWidth

const newOf = (type: string) => ({ type, style: insertDefaults(type).style })

const rootOfClip = ({ widget }: Clip) => ({ type: widget.type, style: fillWidget(widget.type, widget).style })

const gripOf = ({ width, height }: Load['size']): Point => ({
  x: Math.min(GRIP, width / 2),
  y: Math.min(GRIP, height / 2),
})

function loadOfMoved(view: CanvasView | undefined, uuids: readonly string[], press: Point): Load {
  const widgets = view?.workspace.editor.doc.widgets
  const types = uuids.flatMap((uuid) => widgets?.get(uuid)?.type ?? [])
  const box = view?.bodyOf(uuids[0] ?? '')?.getBoundingClientRect()
  if (!view || !box) return { types, moved: uuids, size: { width: 0, height: 0 }, grab: { x: 0, y: 0 } }
  const { zoom } = view
  const size = { width: box.width / zoom, height: box.height / zoom }
  const within = (at: number, room: number) => Math.max(0, Math.min(room, at / zoom))
  // dragged by its name tag, it hangs at its upper edge
  const grab = { x: within(press.x - box.left, size.width), y: within(press.y - box.top, size.height) }
  return { types, moved: uuids, size, grab }
}

/** Every type in a piece of a page. */
export function typesOfClip({ widget, children }: Clip): string[] {
  return [widget.type, ...children.flatMap(typesOfClip)]
}
