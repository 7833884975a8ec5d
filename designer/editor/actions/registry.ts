import type { Workspace } from '../workspace'
import type { Action } from './action'

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
