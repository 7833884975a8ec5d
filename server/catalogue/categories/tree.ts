import type { Category, CategoryBranch, CategoryLeaf, CategoryRoot } from '@schemas/generated/api'
import type { CategoryRow } from './repo'

/** Rows in their sort order → the tree of three levels. Rows whose parent is missing are left out. */
export function categoryTree(rows: CategoryRow[]): CategoryRoot[] {
  const children = new Map<string | null, CategoryRow[]>()
  for (const row of rows) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row])
  const below = (row: CategoryRow) => children.get(row.category_id) ?? []
  const branch = (row: CategoryRow): CategoryBranch => ({ ...serialize(row), children: below(row).map(leaf) })
  const root = (row: CategoryRow): CategoryRoot => ({ ...serialize(row), children: below(row).map(branch) })
  return (children.get(null) ?? []).map(root)
}

const leaf = (row: CategoryRow): CategoryLeaf => ({ ...serialize(row), children: [] })

const LEVELS = ['1', '2', '3'] as const

function serialize({ category_id, category_name, parent_id, category_level, ...row }: CategoryRow): Category {
  const { path, image_url, is_main_category, sort } = row
  return {
    category_id,
    category_name,
    label: category_name,
    parent_id: parent_id ?? '0',
    // the table allows no other level
    category_level: LEVELS[category_level - 1] ?? '3',
    path,
    image_url,
    is_main_category,
    sort,
  }
}
