/** A merge with the operator's choices in it. */
import { merge, PAGE, type Conflict, type Merged, type MergeOptions, type PageDoc } from '@engine/design'
import { indexChildren } from '@engine/page/children'
import type { PageConfig, Widget } from '@engine/page/doc'
import { isList, isRecord } from '@schemas/json-equal'
import type { Path } from '@engine/design'

export type Side = 'mine' | 'theirs'

/** The three pages of a merge. */
export interface Versions {
  base: PageDoc
  mine: PageDoc
  theirs: PageDoc
}

/** Whether there is anything to choose; else the merge has settled it and the operator is told. */
export function isOpen({ kind }: Conflict): boolean {
  return kind !== 'restored' && kind !== 'circle'
}

/**
 * Merges again, with both sides made alike where the operator chose: what is chosen then is nobody's conflict, and the
 * merge sees to it that the result is a tree.
 * @param chosen by the conflict that `merge` listed; mine where nothing was chosen
 */
export function resolve(
  { base, mine, theirs }: Versions,
  chosen: ReadonlyMap<Conflict, Side>,
  options?: MergeOptions,
): Merged {
  const [left, right] = [draftOf(mine), draftOf(theirs)]
  for (const [conflict, side] of chosen) {
    if (!isOpen(conflict)) continue
    if (conflict.kind === 'deleted') settleDeletion(conflict, side, base, left, right)
    else if (side === 'mine') copyPlace(conflict, conflict.ours, right)
    else copyPlace(conflict, conflict.theirs, left)
  }
  return merge(base, finish(left), finish(right), options)
}

/** A page whose widgets can be replaced. */
interface DraftDoc {
  head: PageDoc['head']
  page: PageConfig
  widgets: Map<string, Widget>
}

const draftOf = ({ head, page, widgets }: PageDoc): DraftDoc => ({ head, page, widgets: new Map(widgets) })

const finish = ({ head, page, widgets }: DraftDoc): PageDoc => ({
  head,
  page,
  widgets,
  children: indexChildren(widgets),
})

/** One removed what the other changed: to stay, it stands in both; to go, the other has not touched it. */
function settleDeletion(
  { uuid }: Conflict,
  side: Side,
  base: PageDoc,
  left: DraftDoc,
  right: DraftDoc,
): void {
  const [chosen, other] = side === 'mine' ? [left, right] : [right, left]
  const kept = chosen.widgets.get(uuid)
  const before = base.widgets.get(uuid)
  if (kept) other.widgets.set(uuid, kept)
  else if (before) other.widgets.set(uuid, before)
}

/** Gives the other side the chosen value, or the chosen values of keys that go together. */
function copyPlace({ uuid, path, keys }: Conflict, value: unknown, into: DraftDoc): void {
  const node = uuid === PAGE ? into.page : into.widgets.get(uuid)
  if (!node) return
  const entries = keys
    ? keys.map((key): [Path, unknown] => [[...path, key], isRecord(value) ? value[key] : undefined])
    : [[path, value] as [Path, unknown]]
  const next = entries.reduce<unknown>((at, [place, chosen]) => withValue(at, place, chosen), node)
  if (uuid === PAGE) into.page = next as PageConfig
  else into.widgets.set(uuid, next as Widget)
}

/** A copy with one value replaced; `undefined` takes the key away. */
function withValue(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (isList(node)) return node.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  const record = isRecord(node) ? node : {}
  const inner = withValue(record[key], rest, value)
  if (inner !== undefined) return { ...record, [key]: inner }
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== String(key)))
}
