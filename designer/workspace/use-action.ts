import { useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import { actionOf, canRun, runAction } from '../actions'
import type { Action } from '../actions/action'
import { useWorkspace } from './context'

export interface BoundAction extends Pick<Action, 'title' | 'keys'> {
  enabled: boolean
  run(): void
}

/** An action for a button: whether it can be done now, and doing it. Renders again only when that changes. */
export function useAction(id: string): BoundAction {
  const workspace = useWorkspace()
  const action = actionOf(id)
  const follow = useCallback(
    (changed: () => void) => {
      const stops = [
        subscribe(workspace.ui, changed),
        subscribe(workspace.editor.status, changed),
        workspace.editor.subscribeChanges(changed),
      ]
      return () => stops.forEach((stop) => stop())
    },
    [workspace],
  )
  const enabled = useSyncExternalStore(follow, () => canRun(action, workspace))
  return { title: action.title, keys: action.keys, enabled, run: () => void runAction(id, workspace) }
}
