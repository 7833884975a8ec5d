import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Json } from '@schemas/page'
import type { Problem } from '@schemas/problem'
import type { Path } from '../page/patch'
import type { LeafState, ProblemSource } from './field'
import { LeafPathContext, useSettings } from './settings-context'
import { schemaAt } from './schema-at'
import type { Target } from './store/target'

/** A path that never has a value, for hooks that need none this time. */
export const NOWHERE: Path = ['props', '']

/** The value at a path of the widget (defaults filled in); subscribes to this path only. */
export function useValue(path: Path): Json | undefined {
  const { target } = useSettings()
  const stable = usePath(path)
  const place = useMemo(() => new PathValue(target, stable), [target, stable])
  return useSyncExternalStore(place.subscribe, place.read)
}

/** Whether the widgets that are edited together differ at one of the paths. */
export function useMixed(paths: readonly Path[]): boolean {
  const { target } = useSettings()
  const stable = usePaths(paths)
  return useSyncExternalStore(target.isShared ? target.follow : never, () =>
    stable.some((path) => target.isMixed(path)),
  )
}

const never = () => () => undefined

/** The problems of a path: `deep` (including nested paths) or `exact`. */
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
 * One value of the widget with its setter, which runs a command, and its problems. The step is named after `title`, by
 * default the schema's.
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

/** A value beside the current field: by name in the same object, or by path from the widget. */
export function useSibling(sibling: string | Path): LeafState {
  const own = useContext(LeafPathContext)
  return useLeaf(typeof sibling === 'string' ? [...own.slice(0, -1), sibling] : sibling)
}

/** The same array for an equal path, so that callers may create it at every render. */
export function usePath(path: Path): Path {
  const key = JSON.stringify(path)
  return useMemo(() => JSON.parse(key) as Path, [key])
}

/** As `usePath`, for several paths. */
export function usePaths(paths: readonly Path[]): readonly Path[] {
  const key = JSON.stringify(paths)
  return useMemo(() => JSON.parse(key) as Path[], [key])
}

class PathValue {
  readonly #target: Target
  readonly #path: Path
  #raw: Json | undefined
  #value: Json | undefined

  constructor(target: Target, path: Path) {
    this.#target = target
    this.#path = path
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#target.watch(this.#path, listener)

  /** Filling in defaults copies lists on every edit; the stored value tells whether it really changed. */
  readonly read = (): Json | undefined => {
    const raw = this.#target.raw(this.#path)
    if (raw === undefined || raw !== this.#raw) {
      this.#raw = raw
      this.#value = this.#target.value(this.#path)
    }
    return this.#value
  }
}

/** `deep` includes nested paths. */
type Depth = 'exact' | 'deep'

const NONE: readonly Problem[] = []

class ProblemView {
  readonly #source: ProblemSource
  readonly #uuid: string
  readonly #pointers: readonly string[]
  readonly #depth: Depth
  #all: readonly Problem[] = NONE
  #own: readonly Problem[] = NONE

  constructor(source: ProblemSource, target: Target, paths: readonly Path[], depth: Depth) {
    this.#source = source
    this.#uuid = target.uuid
    this.#pointers = paths.map((path) => target.pointer(path))
    this.#depth = depth
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#source.subscribe(this.#uuid, listener)

  readonly read = (): readonly Problem[] => {
    const all = this.#source.of(this.#uuid)
    if (all === this.#all) return this.#own
    this.#all = all
    const own = all.filter(({ path }) => this.#concerns(path))
    // Validating again makes new objects for the same problems.
    if (!sameProblems(own, this.#own)) this.#own = own.length > 0 ? own : NONE
    return this.#own
  }

  #concerns(path: string): boolean {
    return this.#pointers.some(
      (pointer) => path === pointer || (this.#depth === 'deep' && path.startsWith(`${pointer}/`)),
    )
  }
}

function sameProblems(a: readonly Problem[], b: readonly Problem[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ path, message, severity }, index) => {
      const other = b[index]
      return other?.path === path && other.message === message && other.severity === severity
    })
  )
}

/** The problems of several paths together. */
export function useProblemsOfAll(paths: readonly Path[]): readonly Problem[] {
  const { target, problems } = useSettings()
  const stable = usePaths(paths)
  const view = useMemo(() => new ProblemView(problems, target, stable, 'deep'), [problems, target, stable])
  return useSyncExternalStore(view.subscribe, view.read)
}
