import type { Path } from '../patch'
import type { MergeOptions } from './merge'

/** Keys of the object at `path` that only go together; `*` stands for each item of a list. */
export interface CoupledKeys {
  readonly path: readonly string[]
  readonly keys: readonly string[]
}

/** What `merge` asks for, from a table by widget type of what the schemas couple (`x-merge`). */
export function coupledFrom(
  table: Readonly<Record<string, readonly CoupledKeys[]>>,
): NonNullable<MergeOptions['coupledAt']> {
  return (type, path) =>
    (Object.hasOwn(table, type) ? (table[type] ?? []) : [])
      .filter((group) => fits(group.path, path))
      .map(({ keys }) => keys)
}

function fits(pattern: readonly string[], path: Path): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((key, depth) => (key === '*' ? typeof path[depth] === 'number' : key === path[depth]))
  )
}
