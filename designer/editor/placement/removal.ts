/** Removing widgets: what is asked, what stays, what is selected afterwards. */
import { strings } from '@schemas/generated/strings/W0000'
import { FIXED_SECTION } from '@schemas/rules/fixed-section'
import { descendants, outermost, removeAll, type PageDoc } from '@engine/design'
import { isHeld } from './hold'
import { isFixed } from './place'
import type { Workspace } from '../workspace'

/** What removing is in 手机 (rule phones-3). */
export const HIDE_ON_PHONES = '在手机端隐藏'

/** Asks first (rule panel-1). A selection that holds the storefront's own section stays as it is. */
export async function removeWidgets(workspace: Workspace, uuids: readonly string[]): Promise<void> {
  if (!canRemove(workspace, uuids)) return
  // on a phone nothing is lost: it is hidden there, and can be shown again
  if (workspace.phone) {
    removeAtOnce(workspace, uuids)
    workspace.host.success('已在手机端隐藏')
    return
  }
  const detail = removalDetail(workspace.editor.doc, uuids)
  if (!(await workspace.host.confirm(strings.removeWidget, { danger: true, ...(detail && { detail }) })))
    return
  removeAtOnce(workspace, uuids)
  workspace.host.success(strings.removed)
}

/** How many go, where it is more than the one that is asked about; '' else. */
function removalDetail(doc: PageDoc, uuids: readonly string[]): string {
  const chosen = outermost(doc, uuids)
  const inside = chosen.reduce((sum, uuid) => sum + descendants(doc, uuid).length, 0)
  return [
    chosen.length > 1 && `将删除选中的 ${chosen.length} 个组件`,
    inside > 0 && `面板中的 ${inside} 个组件也会删除`,
  ]
    .filter(Boolean)
    .join('，')
}

/** Whether these can be removed; tells the operator why not. */
export function canRemove(workspace: Workspace, uuids: readonly string[]): boolean {
  const { editor, host, phone } = workspace
  if (isHeld(workspace, uuids)) {
    host.warn('锁定的组件不能删除，请先解锁')
    return false
  }
  const isSection = uuids.some((uuid) => isFixed(editor.doc.widgets.get(uuid)?.type ?? ''))
  if (isSection) host.warn(phone ? FIXED_SECTION.hidden : FIXED_SECTION.removed)
  return !isSection
}

/** Removes without asking, as one step; selects the panel of a removed child (rule canvas-3). */
export function removeAtOnce(workspace: Workspace, uuids: readonly string[]): void {
  const panel = removeAll(workspace.editor, uuids)
  workspace.select(panel === null ? [] : [panel])
}
