/** Hiding widgets from shoppers and holding them in their place (rule canvas-7). */
import { setHidden, setLocked } from '@engine/design'
import { FIXED_SECTION } from '@schemas/rules/fixed-section'
import type { Workspace } from '../workspace'
import { isFixed } from './place'

/** Whether one of these is locked: it is not moved and not removed. */
export const isHeld = ({ editor }: Workspace, uuids: readonly string[]): boolean =>
  uuids.some((uuid) => editor.doc.widgets.get(uuid)?.locked === true)

/** Hides all of them from shoppers unless all are hidden; the page's own section stays. */
export function toggleHidden({ editor, host }: Workspace, uuids: readonly string[]): void {
  const widgets = uuids.flatMap((uuid) => editor.doc.widgets.get(uuid) ?? [])
  if (widgets.some(({ type }) => isFixed(type))) return host.warn(FIXED_SECTION.hidden)
  editor.run(setHidden(uuids, !widgets.every(({ hidden }) => hidden)))
}

/** Holds all of them in their place unless all are held. */
export function toggleLocked({ editor }: Workspace, uuids: readonly string[]): void {
  const all = uuids.every((uuid) => editor.doc.widgets.get(uuid)?.locked)
  editor.run(setLocked(uuids, !all))
}
