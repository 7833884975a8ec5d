/** JSON values by path. */
import type { Path } from '../../page/patch'
import type { Json } from '@schemas/page'

const isHolder = (value: unknown): value is Record<string, Json> | Json[] =>
  typeof value === 'object' && value !== null

/** The value at a path, or `undefined`; inherited properties do not count. */
export function valueIn(root: object, path: Path): Json | undefined {
  let value: unknown = root
  for (const key of path) {
    if (!isHolder(value) || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value as Json | undefined
}

/** A copy with one value set; containers on the path are copied or created; `undefined` removes the value. */
export function withValue(root: Json | undefined, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? null
  const copy = copyFor(root, key)
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, withValue(Reflect.get(copy, key) as Json | undefined, rest, value))
  return copy
}

function copyFor(root: Json | undefined, key: string | number): Record<string, Json> | Json[] {
  if (typeof key === 'number') return Array.isArray(root) ? [...root] : []
  return isHolder(root) && !Array.isArray(root) ? { ...root } : {}
}

/**
 * The path of the container that must be written as a whole before a value can be set at `path`: the first one on the
 * path that is not stored although shown by default, or that is not a container. `null` if the value can be set by
 * itself.
 */
export function holder(
  path: Path,
  stored: (path: Path) => Json | undefined,
  drawn: (path: Path) => Json | undefined,
): Path | null {
  for (let depth = 2; depth < path.length; depth++) {
    const at = path.slice(0, depth)
    const here = stored(at)
    if (isHolder(here) && Array.isArray(here) === (typeof path[depth] === 'number')) continue
    return here === undefined && !isHolder(drawn(at)) ? null : at
  }
  return null
}
