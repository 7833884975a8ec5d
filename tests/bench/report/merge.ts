import { GROUPS, type GroupId, type Row } from '../measure/row'
import type { Chosen } from '../options'

/** Date and machine of a group's measurement. */
export interface Run {
  date: string
  node: string
  processors: string
}

/** Content of `results/latest.json`: every row is compared with a baseline of its own group's run. */
export interface Figures {
  groups: Partial<Record<GroupId, Run>>
  rows: (Row & { met?: boolean | undefined; /** Date, if measured apart from its group. */ apart?: string })[]
}

/**
 * The figures with what was measured again; rows of other groups stay unchanged. A part of a group replaces its rows,
 * each with its own date.
 */
export function merge(
  before: Figures,
  measured: readonly Chosen[],
  run: Run,
  rows: Figures['rows'],
): Figures {
  const whole = new Set(measured.flatMap(({ id, part }) => (part === undefined ? [id] : [])))
  const apart = rows.filter(({ group }) => !whole.has(group)).map((row) => ({ ...row, apart: run.date }))
  const again = new Map(apart.map((row) => [nameOf(row), row]))
  const kept = before.rows.flatMap((row) => {
    if (whole.has(row.group)) return []
    const name = nameOf(row)
    const now = again.get(name) ?? row
    again.delete(name)
    return [now]
  })
  const all = [...kept, ...rows.filter(({ group }) => whole.has(group)), ...again.values()]
  const order = Object.keys(GROUPS) as GroupId[]
  return {
    groups: Object.fromEntries(
      order.flatMap((id) => {
        const of = whole.has(id) ? run : before.groups[id]
        return of ? [[id, of]] : []
      }),
    ),
    rows: order.flatMap((id) => all.filter(({ group }) => group === id)),
  }
}

const nameOf = ({ group, what, base }: Row) => [group, what, base?.name].join('|')
