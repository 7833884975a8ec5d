import { isRoot, paste, type Clip, type InsertPosition } from '@engine/design'
import { copyRefusal, defaultSpot, fitted, placeCopy, refusal } from '../placement'
import type { Workspace } from '../workspace'
import { narrowed } from './narrowed'

/**
 * Pastes clips that were found sound, as one step, and selects them.
 * @returns their uuids; none where one may not go, and the operator has been told
 */
export function pasteClips(workspace: Workspace, clips: readonly Clip[], spot?: InsertPosition): string[] {
  const { editor, host } = workspace
  const [first] = clips
  if (!first) return []
  const target = spot ?? defaultSpot(workspace, first.widget.type)
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

/** As it is to stand there: of the region it goes to, beside its original, nothing in it wider than the page. */
function settled(workspace: Workspace, clip: Clip, { parent }: InsertPosition): Clip {
  const { widget, children } = narrowed(clip, workspace.editor.doc)
  if (parent === null || isRoot(parent)) return { widget: fitted(widget, parent), children }
  const style = { ...widget.style, ...placeCopy(workspace, parent, widget) }
  return { widget: { ...widget, style }, children }
}
