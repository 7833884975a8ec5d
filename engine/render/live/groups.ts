/**
 * Siblings in small stable groups. React visits every sibling of an updated component, so one list of 1,000 makes each
 * keystroke pay for 1,000; two levels of about ten make it thirty.
 */

/** A run of neighbours; `id` is its key, and `members` is the same array while its content is unchanged. */
export interface Group {
  id: string
  members: readonly string[]
}

const SIZE = 10
const MOST = 2 * SIZE

/**
 * Groups `ids`, keeping each in its previous group: an inserted id joins its left neighbour's group, a moved one the
 * group at its target, and a group of more than twenty is split. Only moved ids change their parent, so little
 * remounts.
 */
export function regroup(previous: readonly Group[], ids: readonly string[]): Group[] {
  const grouped: Run[] = []
  const runs = runsOf(previous, ids)
  const keep = longestRuns(runs)
  for (const run of runs) {
    const last = grouped.at(-1)
    if (keep.has(run)) grouped.push(run)
    else if (!last || (!last.from && last.members.length >= SIZE))
      grouped.push({ from: undefined, members: run.members })
    else last.members.push(...run.members)
  }
  return grouped.flatMap(({ from, members }) => split(from, members))
}

interface Run {
  /** The previous group of these neighbours; `undefined` for inserted ones. */
  from: Group | undefined
  members: string[]
}

function runsOf(previous: readonly Group[], ids: readonly string[]): Run[] {
  const home = new Map<string, Group>()
  for (const group of previous) for (const member of group.members) home.set(member, group)
  const runs: Run[] = []
  for (const id of ids) {
    const from = home.get(id)
    const last = runs.at(-1)
    if (last && last.from === from && (from || last.members.length < SIZE)) last.members.push(id)
    else runs.push({ from, members: [id] })
  }
  return runs
}

/** The longest run of each previous group keeps its id; shorter runs have moved away. */
function longestRuns(runs: readonly Run[]): Set<Run> {
  const longest = new Map<Group, Run>()
  for (const run of runs) {
    if (run.from && run.members.length > (longest.get(run.from)?.members.length ?? 0))
      longest.set(run.from, run)
  }
  return new Set(longest.values())
}

let made = 0
const newId = () => `group-${++made}`

function split(from: Group | undefined, members: string[]): Group[] {
  if (from && sameMembers(from.members, members)) return [from]
  const parts: string[][] = []
  const size = members.length > MOST ? SIZE : MOST
  for (let start = 0; start < members.length; start += size) parts.push(members.slice(start, start + size))
  return parts.map((part, index) => ({ id: index === 0 && from ? from.id : newId(), members: part }))
}

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((member, index) => member === b[index])
