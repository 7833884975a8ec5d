import { useCallback, useSyncExternalStore } from 'react'
import { snapshot, subscribe, type Snapshot } from 'valtio/vanilla'

/**
 * The present state of a small store; draws again with each of its changes. valtio's own hook finds out which fields are
 * read, and costs every page 1.5 KB for it.
 */
export function useSnapshot<T extends object>(state: T): Snapshot<T> {
  const now = () => snapshot(state)
  return useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(state, changed), [state]),
    now,
    now,
  )
}
