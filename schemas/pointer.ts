/** JSON pointers (RFC 6901), the paths of problems. */

/** One more segment on a pointer. */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

export function toPointer(path: readonly (string | number)[]): string {
  return path.reduce<string>(child, '')
}

/** `/data/0/a~1b` → `['data', '0', 'a/b']`. */
export function segmentsOf(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a pointer, or `undefined`; inherited properties do not count. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined
    value = Reflect.get(value, segment)
  }
  return value
}

type Found = (value: unknown, trail: readonly (string | number)[]) => void

/** Calls `found` for every value at a path in which `*` stands for all items of a list; the trail is reused between calls. */
export function eachAt(root: unknown, path: readonly string[], found: Found): void {
  const trail: (string | number)[] = []
  const descend = (value: unknown): void => {
    const step = path[trail.length]
    if (step === undefined) return found(value, trail)
    if (typeof value !== 'object' || value === null) return
    if (step !== '*') return enter(step, Reflect.get(value, step))
    if (Array.isArray(value)) for (let index = 0; index < value.length; index++) enter(index, value[index])
  }
  const enter = (step: string | number, value: unknown): void => {
    if (value === undefined) return
    trail.push(step)
    descend(value)
    trail.pop()
  }
  descend(root)
}
