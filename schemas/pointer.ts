/** JSON pointers (RFC 6901), the paths of problems. */
import { valueIn } from './json'

/** One more segment on a pointer. */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === 'number' ? key : escaped(key)}`
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
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

/** The pointer without its last segment. */
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))

/** The value at a pointer, or `undefined`; inherited properties do not count. */
export const valueAt = (root: unknown, pointer: string): unknown => valueIn(root, segmentsOf(pointer))
