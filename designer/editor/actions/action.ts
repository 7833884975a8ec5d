import type { Workspace } from '../workspace'

export const ACTION_GROUPS = ['编辑', '组件', '面板', '视图', '页面'] as const
type ActionGroup = (typeof ACTION_GROUPS)[number]

/**
 * Something an operator can do to the page being edited: toolbar buttons, shortcuts, the `?` sheet and menus all read
 * the same list. Files `*.actions.ts` of any folder of the editor export their part of it as `actions`.
 */
export interface Action {
  id: string
  /** What buttons, menus and the sheet say. */
  title: string
  group: ActionGroup
  /** In the notation of tinykeys: `$mod+KeyZ`, `Shift+?`; several do the same. */
  keys?: readonly string[]
  /** Its keys fire inside fields, dialogs and menus too. */
  everywhere?: boolean
  /** Its keys fire inside fields of the editor too; `untyped`: unless text was typed, which the field itself undoes. */
  inFields?: 'always' | 'untyped'
  /** The browser's own keys, heard elsewhere: shown, not bound. */
  native?: boolean
  /** It changes the page: a viewer does not have it. */
  edits?: boolean
  /** Whether it can be done now; default yes. */
  enabled?(workspace: Workspace): boolean
  run(workspace: Workspace): void | Promise<void>
}
