import { useCallback, useSyncExternalStore } from 'react'
import type { Path } from '../page/patch'
import { useSettings } from './settings-context'

/** The list that contains the slides or tabs of a widget. */
const isItemList = (path: Path) => path.length === 2 && path[1] === 'data'

/** Index of the item visible on the canvas and its setter; `null` for lists that the canvas shows as a whole. */
export function useShown(path: Path): [index: number | null, show: (index: number) => void] {
  const { target, shown } = useSettings()
  const { uuid } = target
  const follow = useCallback((listener: () => void) => shown.subscribe(uuid, listener), [shown, uuid])
  const index = useSyncExternalStore(follow, () => shown.of(uuid).index)
  const applies = isItemList(path)
  const show = useCallback(
    (next: number) => {
      if (applies) shown.show(uuid, next)
    },
    [shown, uuid, applies],
  )
  return [applies ? index : null, show]
}
