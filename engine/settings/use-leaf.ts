import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Path } from '../page/patch'
import type { Json } from '@schemas/page'
import type { LeafState } from './field'
import { LeafPathContext, useSettings } from './settings-context'
import { Place } from './store/place'
import { ProblemView, type Depth } from './store/problem-view'
import { schemaAt } from './schema-at'
import { usePath } from './use-path'

/** A path at which nothing ever stands, for hooks that need none this time. */
export const NOWHERE: Path = ['props', '']

/** What stands at a path of the widget (defaults filled in); follows it, and nothing else. */
export function useValue(path: Path): Json | undefined {
  const { target } = useSettings()
  const stable = usePath(path)
  const place = useMemo(() => new Place(target, stable), [target, stable])
  return useSyncExternalStore(place.subscribe, place.read)
}

/** The problems of a path: `deep` (with what lies inside) or `exact`. */
export function useProblems(path: Path, depth: Depth = 'deep') {
  const { target, problems } = useSettings()
  const stable = usePath(path)
  const view = useMemo(
    () => new ProblemView(problems, target, [stable], depth),
    [problems, target, stable, depth],
  )
  return useSyncExternalStore(view.subscribe, view.read)
}

/**
 * One place of the widget being edited: its value, a setter that runs a command, and its problems. The step is named
 * after `title`, by default the schema's.
 */
export function useLeaf(path: Path): LeafState {
  const { target, form } = useSettings()
  const stable = usePath(path)
  const set = useCallback(
    (value: Json | undefined, title = schemaAt(form, stable).schema.title ?? '') =>
      target.set(stable, value, title),
    [target, form, stable],
  )
  return { value: useValue(stable), set, problems: useProblems(stable) }
}

/**
 * A place beside the field that is being drawn: by name, a property of the object that holds it; by path, from the
 * widget down.
 */
export function useSibling(sibling: string | Path): LeafState {
  const own = useContext(LeafPathContext)
  return useLeaf(typeof sibling === 'string' ? [...own.slice(0, -1), sibling] : sibling)
}
