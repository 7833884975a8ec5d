/** Choosing from a tree of categories: pure, for the dialog. */
import type { LiveCategory } from '@schemas/generated/types'

/** A category of any level, as the server lists it. */
export interface CategoryRow {
  category_id: string
  category_name: string
  image_url: string
  children?: readonly CategoryRow[]
}

/** A category of any level, as a page holds it. */
export interface CategoryEntry {
  category_id: string
  category_name: string
  image_url: string
  children?: CategoryEntry[]
}

/** Levels that a page's category list has (category-node, -branch, -leaf). */
const LEVELS = 3

const childrenOf = (row: CategoryRow) => row.children ?? []

/** This category and all below it. */
const withBelow = (row: CategoryRow): string[] => [row.category_id, ...childrenOf(row).flatMap(withBelow)]

/** Path from a root to a category, both included; empty if there is no such category. */
export function trailTo(rows: readonly CategoryRow[], id: string): CategoryRow[] {
  for (const row of rows) {
    if (row.category_id === id) return [row]
    const below = trailTo(childrenOf(row), id)
    if (below.length > 0) return [row, ...below]
  }
  return []
}

/** Without descendants of others: a search lists categories of any level, each with its descendants. */
export const outermost = (rows: readonly CategoryRow[]): CategoryRow[] =>
  rows.filter(
    ({ category_id }) =>
      !rows.some((row) => row.category_id !== category_id && trailTo([row], category_id).length > 0),
  )

/** Ticking also ticks ancestors and descendants, unticking also unticks descendants. */
export function toggled(
  rows: readonly CategoryRow[],
  checked: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const trail = trailTo(rows, id)
  const row = trail.at(-1)
  if (!row) return checked
  const next = new Set(checked)
  if (checked.has(id)) for (const below of withBelow(row)) next.delete(below)
  else for (const each of [...trail.map(({ category_id }) => category_id), ...withBelow(row)]) next.add(each)
  return next
}

/** Every id that a page's list names. */
export const idsOf = (entries: readonly CategoryEntry[]): string[] =>
  entries.flatMap(({ category_id, children = [] }) => [
    ...(category_id ? [category_id] : []),
    ...idsOf(children),
  ])

/**
 * The page's list once these categories are ticked. What was there stays as it is, in its place and with its own words;
 * what is new comes behind it in the shop's order; placeholders and what was unticked go. Entries that the shop
 * no longer lists stay: they could not be unticked.
 */
export function entriesOf(
  rows: readonly CategoryRow[],
  checked: ReadonlySet<string>,
  before: readonly CategoryEntry[] = [],
  level = 1,
): CategoryEntry[] {
  const byId = new Map(rows.map((row) => [row.category_id, row]))
  const kept = before
    .filter(({ category_id }) => category_id && (checked.has(category_id) || !byId.has(category_id)))
    .map((entry) => {
      const row = byId.get(entry.category_id)
      return row && level < LEVELS
        ? { ...entry, children: entriesOf(childrenOf(row), checked, entry.children, level + 1) }
        : entry
    })
  const there = new Set(kept.map(({ category_id }) => category_id))
  const fresh = rows
    .filter(({ category_id }) => checked.has(category_id) && !there.has(category_id))
    .map((row) => entryOf(row, checked, level))
  return [...kept, ...fresh]
}

function entryOf(row: CategoryRow, checked: ReadonlySet<string>, level: number): CategoryEntry {
  const { category_id, category_name, image_url } = row
  if (level === LEVELS) return { category_id, category_name, image_url }
  return {
    category_id,
    category_name,
    image_url,
    children: entriesOf(childrenOf(row), checked, [], level + 1),
  }
}

/** Rows by id, each without its descendants, for the canvas. */
export const liveRows = (rows: readonly CategoryRow[], ids: ReadonlySet<string>) =>
  Object.fromEntries(
    [...ids].flatMap((id): [string, LiveCategory][] => {
      const row = trailTo(rows, id).at(-1)
      return row ? [[id, row as LiveCategory]] : []
    }),
  )

/** The shop's roots at once; more than these are found by searching. */
export const ROOTS = 50

interface TreeNode {
  key: string
  title: string
  children: TreeNode[]
}

/** Categories as a tree of antd. */
export const treeOf = (rows: readonly CategoryRow[]): TreeNode[] =>
  rows.map(({ category_id, category_name, children = [] }) => ({
    key: category_id,
    title: category_name,
    children: treeOf(children),
  }))
