import type { Workspace } from '../workspace/workspace'
import type { Action } from './action'

const files = import.meta.glob<readonly Action[]>('./*.actions.ts', { import: 'actions', eager: true })

/** Every action, in the order of the groups' files. */
export const actions: readonly Action[] = Object.values(files).flat()

const byId = new Map(actions.map((action) => [action.id, action]))

/** @throws Error for an id that no file declares */
export function actionOf(id: string): Action {
  const action = byId.get(id)
  if (!action) throw new Error(`Expected an action "${id}", found ${[...byId.keys()].join(', ')}.`)
  return action
}

export function canRun(action: Action, workspace: Workspace): boolean {
  return !(action.edits && workspace.readOnly) && (action.enabled?.(workspace) ?? true)
}

/** Does it if it can be done now; whether it could. */
export async function runAction(id: string, workspace: Workspace): Promise<boolean> {
  const action = actionOf(id)
  if (!canRun(action, workspace)) return false
  await action.run(workspace)
  return true
}
