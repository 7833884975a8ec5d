import { GROUPS, type GroupId, type Row } from '../measure/row'

/** Date and machine of a group's measurement. */
export interface Run {
  date: string
  node: string
  processors: string
}

/** Content of `results/latest.json`: every row is compared with a baseline of its own group's run. */
export interface Figures {
  groups: Partial<Record<GroupId, Run>>
  rows: (Row & { met?: boolean | undefined })[]
}

/** The figures with the groups measured again; rows of other groups stay unchanged. */
export function merge(
  before: Figures,
  measured: readonly GroupId[],
  run: Run,
  rows: Figures['rows'],
): Figures {
  const others = before.rows.filter(({ group }) => !measured.includes(group))
  const order = Object.keys(GROUPS) as GroupId[]
  return {
    groups: Object.fromEntries(
      order.flatMap((id) => {
        const of = measured.includes(id) ? run : before.groups[id]
        return of ? [[id, of]] : []
      }),
    ),
    rows: order.flatMap((id) => [...others, ...rows].filter(({ group }) => group === id)),
  }
}
