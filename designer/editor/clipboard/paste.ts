import { isRoot, paste, type Clip, type InsertPosition } from '@engine/design'
import { copyRefusal, defaultPosition, fitted, narrowed, placeCopy, refusal } from '../placement'
import type { Workspace } from '../workspace'

/**
 * Pastes valid clips as one step and selects them.
 * @returns their uuids; none where one is not allowed, and the operator has been told why
 */
export function pasteClips(
  workspace: Workspace,
  clips: readonly Clip[],
  position?: InsertPosition,
): string[] {
  const { editor, host } = workspace
  const [first] = clips
  if (!first) return []
  const target = position ?? defaultPosition(workspace, first.widget.type)
  const reason = clips
    .map(({ widget: { type } }) => copyRefusal(workspace, type) ?? refusal(editor.doc, type, target.parent))
    .find((text) => text !== null)
  if (reason) {
    host.warn(reason)
    return []
  }
  const mark = editor.mark()
  let { index } = target
  const isRefused: boolean[] = []
  const uuids = clips.map((clip) => {
    const place = index === undefined ? { parent: target.parent } : { parent: target.parent, index: index++ }
    const command = paste(settled(workspace, clip, target), place, () => [])
    isRefused.push(editor.run(command).changes.length === 0)
    return command.uuid
  })
  if (isRefused.includes(true)) {
    editor.bailTo(mark)
    return []
  }
  editor.squashTo(mark, clips.length === 1 ? undefined : `粘贴 ${clips.length} 个组件`)
  workspace.select(uuids)
  return uuids
}

/** The clip for its new parent: of that region, beside its original, not wider than the page. */
function settled(workspace: Workspace, clip: Clip, { parent }: InsertPosition): Clip {
  const { widget, children } = narrowed(clip, workspace.editor.doc)
  if (parent === null || isRoot(parent)) return { widget: fitted(widget, parent), children }
  const style = { ...widget.style, ...placeCopy(workspace, parent, widget) }
  return { widget: { ...widget, style }, children }
}
