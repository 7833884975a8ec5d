/** Many paths into one shape, walked together; validation visits a page's links at every keystroke. */

/** A node of the paths: `found` ends one here, `each` continues in all items of a list. */
export interface PathTree {
  found: boolean
  each: PathTree | null
  keys: readonly string[]
  /** Parallel to `keys`. */
  inner: readonly PathTree[]
}

/** A tree of paths in which `*` matches all items of a list. */
export function pathTreeOf(paths: readonly (readonly string[])[]): PathTree {
  const byStep = new Map<string, string[][]>()
  for (const [step, ...rest] of paths) {
    if (step === undefined) continue
    const group = byStep.get(step)
    if (group) group.push(rest)
    else byStep.set(step, [rest])
  }
  const items = byStep.get('*')
  byStep.delete('*')
  return {
    found: paths.some((path) => path.length === 0),
    each: items ? pathTreeOf(items) : null,
    keys: [...byStep.keys()],
    inner: [...byStep.values()].map(pathTreeOf),
  }
}

/** Whether nothing is at the end of its paths. */
export const isEmptyTree = ({ found, each, keys }: PathTree): boolean =>
  !found && each === null && keys.length === 0

type Fields = Readonly<Record<string, unknown>>
type Trail = (string | number)[]

/** Called with each object at the end of a path; `trail` is its path and reused between calls. */
export type Visit = (value: Fields, trail: readonly (string | number)[]) => void

/** Calls `visit` for every object at the end of a path; skips missing values and non-objects. */
export function eachObject(root: unknown, tree: PathTree, visit: Visit): void {
  descend(root, tree, [], visit)
}

/** Whether something holds of an object at the end of a path; half the cost of `eachObject`, which keeps the trail. */
export function someObject(value: unknown, tree: PathTree, holds: (value: Fields) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { found, each, keys, inner } = tree
  if (found && holds(value as Fields)) return true
  if (each !== null && Array.isArray(value))
    for (let index = 0; index < value.length; index++) if (someObject(value[index], each, holds)) return true
  for (let index = 0; index < keys.length; index++)
    if (someObject((value as Fields)[keys[index]!], inner[index]!, holds)) return true
  return false
}

function descend(value: unknown, tree: PathTree, trail: Trail, visit: Visit): void {
  if (typeof value !== 'object' || value === null) return
  const { found, each, keys, inner } = tree
  if (found) visit(value as Fields, trail)
  if (each !== null && Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      trail.push(index)
      descend(value[index], each, trail, visit)
      trail.pop()
    }
  }
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    trail.push(key)
    descend((value as Fields)[key], inner[index]!, trail, visit)
    trail.pop()
  }
}
