/** How paths lie to one another. */
import type { Patch, Path } from './patch'

export function startsWith(path: Path, prefix: Path): boolean {
  return prefix.length <= path.length && prefix.every((key, depth) => key === path[depth])
}

/** Whether one patch changes, or shifts the indexes of, what the other one is about. */
export function related(a: Patch, b: Patch): boolean {
  if (a.op === 'place' || b.op === 'place') return a.op === b.op
  const [left, right] = [scopeOf(a), scopeOf(b)]
  return startsWith(left, right) || startsWith(right, left)
}

/** Items coming and going concern their whole list. */
function scopeOf(patch: Exclude<Patch, { op: 'place' }>): Path {
  const { op, path } = patch
  const shifting = (op === 'add' || op === 'remove') && typeof path.at(-1) === 'number'
  return shifting ? path.slice(0, -1) : path
}
