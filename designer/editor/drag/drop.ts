import { paste, setStyle, type Clip, type InsertPosition } from '@engine/design'
import type { Point } from '../canvas-view'
import { narrowed } from '../clipboard'
import { fitted, insertWidget, relocate } from '../placement'
import type { Workspace } from '../workspace'
import type { DragSource } from './source'
import type { Target } from './target'

/** Puts what was dragged there, as one step, and selects it; where it may not go the operator is told why. */
export function drop(workspace: Workspace, source: DragSource, { spot, reason, at }: Target): void {
  if (reason !== null) workspace.host.warn(reason)
  else if (source.kind === 'new') insertWidget(workspace, source.type, spot, at ?? undefined)
  else if (source.kind === 'clip') dropClip(workspace, source.clip, spot, at)
  else move(workspace, source.uuids, spot, at)
}

function move(workspace: Workspace, uuids: readonly string[], spot: InsertPosition, at: Point | null): void {
  const { editor } = workspace
  // another editor's changes may have come during the drag
  const present = uuids.filter((uuid) => editor.doc.widgets.has(uuid))
  const [only] = present
  if (only === undefined) return
  const isInPlace = present.length === 1 && editor.doc.widgets.get(only)?.parent === spot.parent
  editor.run(isInPlace && at ? setStyle(only, { ...at }) : relocate(present, spot, at ?? undefined))
  // what is dragged is selected as a rule, and rendering all of it again would delay the drop
  if (!isSelected(workspace, present)) workspace.select(present)
}

const isSelected = ({ ui: { selected } }: Workspace, uuids: readonly string[]): boolean =>
  uuids.length === selected.length && uuids.every((uuid) => selected.includes(uuid))

function dropClip(workspace: Workspace, clip: Clip, spot: InsertPosition, at: Point | null): void {
  const { editor } = workspace
  const narrow = narrowed(clip, editor.doc)
  const seed = fitted(narrow.widget, spot.parent)
  const widget = at ? { ...seed, style: { ...seed.style, ...at } } : seed
  // what can be dragged was judged when it was fetched
  const command = paste({ ...narrow, widget }, spot, () => [])
  if (editor.run(command).changes.length > 0) workspace.select([command.uuid])
}
