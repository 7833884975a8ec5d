import type { ComponentType } from 'react'
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
  /** Its title while the page is edited as a phone shows it, where it does something else there. */
  phoneTitle?: string
  /** Of its buttons, all of which look the same. */
  icon?: ComponentType
  phoneIcon?: ComponentType
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

/** Read when first asked for: the files themselves import what this folder exports. */
const load = () =>
  import.meta.glob<readonly Action[]>('../*/*.actions.ts', { import: 'actions', eager: true })

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

let all: ReadonlyMap<string, Action> | null = null

function byId(): ReadonlyMap<string, Action> {
  all ??= new Map(
    Object.entries(load())
      .toSorted(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1))
      .flatMap(([, actions]) => actions)
      .map((action) => [action.id, action]),
  )
  return all
}

/** Every action, in the order of the files' names, whatever folder each lies in. */
export const allActions = (): Action[] => [...byId().values()]

/** @throws Error for an id that no file declares */
export function actionOf(id: string): Action {
  const action = byId().get(id)
  if (!action) throw new Error(`Expected an action "${id}", found ${[...byId().keys()].join(', ')}.`)
  return action
}

/** How its buttons look while the page is edited as it is shown now. */
export const lookOf = (action: Action, { phone }: Workspace): Pick<Action, 'title' | 'icon'> => ({
  title: (phone && action.phoneTitle) || action.title,
  icon: (phone && action.phoneIcon) || action.icon,
})

export function canRun(action: Action, workspace: Workspace): boolean {
  return !(action.edits && workspace.readOnly) && (action.enabled?.(workspace) ?? true)
}

/** Runs the action if it is possible now. @returns whether it was */
export async function runAction(id: string, workspace: Workspace): Promise<boolean> {
  const action = actionOf(id)
  if (!canRun(action, workspace)) return false
  await action.run(workspace)
  return true
}
