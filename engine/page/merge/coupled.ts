import type { CoupledKeys } from '@schemas/coupled'
import { coupledKeys } from '@schemas/generated/coupled'
import type { Path } from '../patch'

/** Groups of coupled keys of one object; `all` if the whole object is one value. */
export type Coupling = readonly (readonly string[])[] | 'all'

/** The coupled keys of the object at `path`. `type` is the widget's, or `page`. */
export type CoupledAt = (type: string, path: Path) => Coupling

/** Looks up a table by widget type. */
export function coupledFrom(table: Readonly<Record<string, readonly CoupledKeys[]>>): CoupledAt {
  return (type, at) => {
    // a phone patch has the shape of the content that it changes
    const path = at[0] === 'h5' ? at.slice(1) : at
    const here = (Object.hasOwn(table, type) ? (table[type] ?? []) : []).filter((group) =>
      fits(group.path, path),
    )
    const groups: (readonly string[])[] = []
    for (const { keys } of here) {
      if (keys === 'all') return keys
      groups.push(keys)
    }
    return groups
  }
}

/** The coupled keys of the schemas (`x-merge`). */
export const coupledBySchema = coupledFrom(coupledKeys)

function fits(pattern: readonly string[], path: Path): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((key, depth) =>
      typeof path[depth] === 'number' ? key === '*' || key === String(path[depth]) : key === path[depth],
    )
  )
}
