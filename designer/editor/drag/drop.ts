import { setStyle, type InsertPosition } from '@engine/design'
import type { Point } from '../canvas-view'
import { insertWidget, pasteClips, relocate } from '../placement'
import type { Workspace } from '../workspace'
import type { DragSource } from './load'
import type { Target } from './target'

/** Drops the dragged widgets as one step and selects them, or tells the operator why that is not allowed. */
export function drop(workspace: Workspace, source: DragSource, { position, reason, at }: Target): void {
  if (reason !== null) workspace.host.warn(reason)
  else if (source.kind === 'new') insertWidget(workspace, source.type, position, at ?? undefined)
  else if (source.kind === 'clips')
    // a module was validated when it was fetched
    pasteClips(workspace, source.clips, { position, ...(at && { at }), label: `插入模块 ${source.title}` })
  else move(workspace, source.uuids, position, at)
}

function move(
  workspace: Workspace,
  uuids: readonly string[],
  position: InsertPosition,
  at: Point | null,
): void {
  const { editor } = workspace
  // another editor's changes may have come during the drag
  const present = uuids.filter((uuid) => editor.doc.widgets.has(uuid))
  const [only] = present
  if (only === undefined) return
  const isInPlace = present.length === 1 && editor.doc.widgets.get(only)?.parent === position.parent
  editor.run(isInPlace && at ? setStyle(only, { ...at }) : relocate(present, position, at ?? undefined))
  // the dragged widgets are usually selected: rendering all of them again would delay the drop
  if (!isSelected(workspace, present)) workspace.select(present)
}

const isSelected = ({ ui: { selected } }: Workspace, uuids: readonly string[]): boolean =>
  uuids.length === selected.length && uuids.every((uuid) => selected.includes(uuid))
