import { isRoot, pasteAll, type Clip, type InsertPosition, type PageDoc, type Parent } from '@engine/design'
import { fillPageProps } from '@schemas/fill'
import type { Workspace } from '../workspace'
import { placeCopy } from './in-panel'
import { copyRefusal, defaultPosition, fitted, refusal } from './place'

/** px */
interface Point {
  x: number
  y: number
}

interface PasteOptions {
  position?: InsertPosition
  /** px inside the panel of the first one; the others keep their distance to it. */
  at?: Point
  /** In the history; by default what is pasted. */
  label?: string
}

/**
 * Pastes valid clips as one step and selects them.
 * @returns their uuids; none where one is not allowed, and the operator has been told why
 */
export function pasteClips(
  workspace: Workspace,
  clips: readonly Clip[],
  options: PasteOptions = {},
): string[] {
  const { editor, host } = workspace
  const [first] = clips
  if (!first) return []
  const target = options.position ?? defaultPosition(workspace, first.widget.type)
  const reason = clips
    .map(({ widget: { type } }) => copyRefusal(workspace, type) ?? refusal(editor.doc, type, target.parent))
    .find((text) => text !== null)
  if (reason) {
    host.warn(reason)
    return []
  }
  const places = placesOf(clips, options.at)
  const uuids = pasteAll(
    editor,
    clips,
    target,
    (clip, order) => settled(workspace, clip, target.parent, places[order]),
    options.label,
  )
  if (uuids.length > 0) workspace.select(uuids)
  return uuids
}

/** px between clips that did not lie in a panel. */
const STAGGER = 20

function placesOf(clips: readonly Clip[], at: Point | undefined): (Point | undefined)[] {
  const [first] = clips
  if (!at || !first) return clips.map(() => undefined)
  const from = first.widget.style
  return clips.map(({ widget: { style } }, order) => ({
    x: at.x + (style.x === undefined ? STAGGER * order : style.x - (from.x ?? 0)),
    y: at.y + (style.y === undefined ? STAGGER * order : style.y - (from.y ?? 0)),
  }))
}

/** The clip for its new parent: of that region, beside its original or at a place, not wider than the page. */
function settled(workspace: Workspace, clip: Clip, parent: Parent, at: Point | undefined): Clip {
  const { widget, children } = narrowed(clip, workspace.editor.doc)
  if (parent === null || isRoot(parent)) return { widget: fitted(widget, parent), children }
  const style = { ...widget.style, ...placeCopy(workspace, parent, widget, at) }
  return { widget: { ...widget, style }, children }
}

/** A piece of another page with every width limited to this page's, as on a page for phones. */
function narrowed(clip: Clip, { page }: Pick<PageDoc, 'page'>): Clip {
  return narrowedTo(clip, fillPageProps(page.props).pageWidth)
}

/** @param most px */
function narrowedTo({ widget, children }: Clip, most: number): Clip {
  const { width } = widget.style
  const style = width !== undefined && width > most ? { ...widget.style, width: most } : widget.style
  return { widget: { ...widget, style }, children: children.map((child) => narrowedTo(child, most)) }
}
