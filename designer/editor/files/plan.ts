/** What becomes of image files that are dropped or pasted. It names no places: the page changes while they are uploaded. */
import { childrenOf, isRoot, nameOf, type Path, type PageDoc, type Parent } from '@engine/design'
import type { InsertPosition } from '@engine/design'
import { texts } from '@engine/texts/texts'
import { canvasOf, hit, type Box, type CanvasView, type Point } from '../canvas-view'
import { geometryOf, type PanelPlaces, targetAt, type Load, type Target } from '../drag'
import { defaultPosition, positionBeside, refusal } from '../placement'
import type { Workspace } from '../workspace'
import { formNow, formOf, isPictureList, placesInList } from './picture-list'
import { PICTURE, picturePlaces } from './picture-places'

export interface Plan {
  /** The widget whose places the first pictures go into, and whether one that is there gives way. */
  fill: { uuid: string; replaces: boolean } | null
  /** Where the others become widgets: before a sibling, else at the end. */
  parent: Parent
  before: string | null
  /** px inside the panel that they lie in. */
  at: Point | null
}

export interface FileTarget {
  plan: Plan
  /** Why that is not possible; null if it is. */
  reason: string | null
  /** Client px of what is shown there; a line has no height. */
  box: Box
  /** What happens, for the operator. */
  text: string
}

/** px of the page; the size of a file is known after the drop. */
const NOMINAL = { width: 240, height: 180 }
const GRIP = { x: 24, y: 24 }
/** Client px at the upper and lower edge of a top-level widget where files go beside it. */
const EDGE = 12

export const FILE_LOAD: Load = { types: [PICTURE.type], moved: [], size: NOMINAL, grab: GRIP }

interface Files {
  /** 0: unknown while they are dragged. */
  count: number
  /** A picture that is there gives way to a single file. */
  replaces: boolean
}

/** @param point client px on the canvas */
export function fileTargetAt(
  view: CanvasView,
  places: PanelPlaces,
  point: Point,
  files: Files,
): FileTarget | null {
  const { workspace } = view
  const { doc } = workspace.editor
  const filled = fillAt(view, point, files)
  if (filled) return filled
  const target = targetAt(doc, FILE_LOAD, point, geometryOf(view))
  if (!target) return null
  const { position, at, reason, box } = places.settled(target)
  return {
    plan: planAt(doc, position, at),
    reason: reason ?? phoneRefusal(workspace),
    box,
    text: pictures(files.count),
  }
}

/** Where files go that are pasted while the pointer is elsewhere: into the selected widget, else below it. */
export function planBySelection(workspace: Workspace): Plan {
  const { editor, selected } = workspace
  const plan = selected === null ? null : planFor(workspace, selected, false)
  return plan ?? planAt(editor.doc, defaultPosition(workspace, PICTURE.type), null)
}

/** Why files cannot go there; null if they can. What was to hold them may be gone: they go elsewhere then. */
export function planRefusal(workspace: Workspace, { fill, parent }: Plan): string | null {
  if (fill) return workspace.phone ? texts.steps.sameOnPhone : null
  const { doc } = workspace.editor
  return phoneRefusal(workspace) ?? (isThere(doc, parent) ? refusal(doc, PICTURE.type, parent) : null)
}

export const isThere = (doc: PageDoc, parent: Parent): boolean =>
  parent === null || isRoot(parent) || doc.widgets.has(parent)

/**
 * The places that the planned widget has now for so many pictures; none without such a widget.
 * @returns why they do not fit
 */
export async function placesFor(
  { editor }: Workspace,
  { fill }: Plan,
  count: number,
): Promise<Path[] | string> {
  const widget = () => (fill ? editor.doc.widgets.get(fill.uuid) : undefined)
  const form = await formOf(widget()?.type ?? '')
  const now = widget()
  if (!fill || !now) return []
  return form && isPictureList(now) ? placesInList(now, form, count) : picturePlaces(now, fill.replaces)
}

const pictures = (count: number) => (count > 0 ? `${count} 张图片` : '图片')

const phoneRefusal = ({ phone }: Workspace) => (phone ? texts.steps.desktopOnly : null)

function planAt(doc: PageDoc, { parent, index }: InsertPosition, at: Target['at']): Plan {
  const before = index === undefined ? null : (childrenOf(doc, parent)[index] ?? null)
  return { fill: null, parent, before, at }
}

function fillAt(view: CanvasView, point: Point, { count, replaces }: Files): FileTarget | null {
  const { workspace } = view
  const { doc } = workspace.editor
  const uuid = hit(view, point)
  const widget = uuid === null ? undefined : doc.widgets.get(uuid)
  const area = uuid === null ? undefined : view.bodyOf(uuid)?.getBoundingClientRect()
  if (uuid === null || !widget || !area) return null
  const edge = Math.min(EDGE, area.height / 4)
  if (isRoot(widget.parent) && (point.y < area.top + edge || point.y > area.bottom - edge)) return null
  const plan = planFor(workspace, uuid, replaces && count <= 1)
  if (!plan) return null
  const isList = isPictureList(widget)
  const isFull = !isList && picturePlaces(widget, false).length === 0
  const form = isList ? formNow(widget.type) : null
  const room = form && placesInList(widget, form, Math.max(1, count))
  return {
    plan,
    reason: workspace.phone ? texts.steps.sameOnPhone : typeof room === 'string' ? room : null,
    box: area,
    text: isFull ? '替换图片' : `${pictures(count)}放入“${nameOf(widget)}”`,
  }
}

/** Into the places of a widget, the rest right below it; of a list, nothing. */
function planFor({ editor: { doc } }: Workspace, uuid: string, replaces: boolean): Plan | null {
  const widget = doc.widgets.get(uuid)
  const paths = widget ? picturePlaces(widget, replaces) : []
  if (!widget || (paths.length === 0 && !isPictureList(widget))) return null
  const { x = 0, y = 0 } = widget.style
  const at = isRoot(widget.parent) ? null : { x, y }
  return { ...planAt(doc, positionBeside(doc, uuid, 'below'), at), fill: { uuid, replaces } }
}

/** The plan at the pointer while it is over the canvas. */
export function planAtPointer(workspace: Workspace, places: (view: CanvasView) => PanelPlaces): Plan | null {
  const view = canvasOf(workspace)
  const point = view?.pointer
  if (!view || !point) return null
  const target = fileTargetAt(view, places(view), point, { count: 0, replaces: false })
  // why a widget takes none is said when they come
  return target && (target.reason === null || target.plan.fill) ? target.plan : null
}
