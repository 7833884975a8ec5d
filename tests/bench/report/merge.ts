import { GROUPS, type GroupId, type Row } from '../measure/row'

/** When and on what a group was measured. */
export interface Run {
  date: string
  node: string
  processors: string
}

/** What `results/latest.json` holds: every row is compared with a baseline of its own group's run. */
export interface Figures {
  groups: Partial<Record<GroupId, Run>>
  rows: (Row & { met?: boolean | undefined })[]
}

/** The figures with some groups measured anew; the rows of the others stay as they were. */
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
