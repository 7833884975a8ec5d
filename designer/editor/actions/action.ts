import type { Workspace } from '../workspace'

export const ACTION_GROUPS = ['编辑', '组件', '面板', '视图', '页面'] as const
type ActionGroup = (typeof ACTION_GROUPS)[number]

/**
 * Something an operator can do to the page being edited: toolbar buttons, shortcuts, the list under `?` and menus all read
 * the same list. Files `*.actions.ts` of any folder of the editor export their part of it as `actions`.
 */
export interface Action {
  id: string
  /** Shown on buttons, in menus and in the list of shortcuts. */
  title: string
  group: ActionGroup
  /** In the notation of tinykeys: `$mod+KeyZ`, `Shift+?`; several do the same. */
  keys?: readonly string[]
  /** Its keys also work inside fields, dialogs and menus. */
  everywhere?: boolean
  /** Its keys also work inside fields of the editor; `untyped`: unless text was typed, which the field itself undoes. */
  inFields?: 'always' | 'untyped'
  /** The browser's own keys: shown, not bound; the browser's event runs the action. */
  native?: boolean
  /** It changes the page: not available to viewers. */
  edits?: boolean
  /** Whether it is possible now; default true. */
  enabled?(workspace: Workspace): boolean
  run(workspace: Workspace): void | Promise<void>
}
