import { startTransition, useEffect, useState } from 'react'
import { subscribe } from 'valtio'
import { actionOf, canRun, lookOf, runAction, type Action } from './registry'
import { useWorkspace } from '../workspace'

export interface BoundAction extends Pick<Action, 'title' | 'icon' | 'keys'> {
  enabled: boolean
  run(): void
}

/**
 * An action for a button: whether it is possible now, and running it. Renders again only when that changes, and in a
 * transition, so that twenty buttons do not delay the page; `run` checks again.
 */
export function useAction(id: string): BoundAction {
  const workspace = useWorkspace()
  const action = actionOf(id)
  const [enabled, setEnabled] = useState(() => canRun(action, workspace))
  useEffect(() => {
    const look = () => startTransition(() => setEnabled(canRun(action, workspace)))
    look()
    const stops = [
      subscribe(workspace.ui, look),
      subscribe(workspace.editor.status, look),
      workspace.editor.subscribeChanges(look),
    ]
    return () => stops.forEach((stop) => stop())
  }, [action, workspace])
  return {
    ...lookOf(action, workspace),
    keys: action.keys,
    enabled,
    run: () => void runAction(id, workspace),
  }
}
