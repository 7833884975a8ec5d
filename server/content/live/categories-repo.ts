import { sql } from 'drizzle-orm'
import type { CategoryBranch, CategoryLeaf, LiveCategory } from '@schemas/generated/types'
import type { Database } from '../../db/client'

interface CategoryRow extends Record<string, unknown> {
  category_id: string
  category_name: string
  image_url: string
  parent_id: string | null
}

/** Categories with their children and grandchildren, in their sort order. */
export async function liveCategories(
  db: Database,
  company_id: string,
  ids: string[],
): Promise<Record<string, LiveCategory>> {
  if (ids.length === 0) return {}
  const { rows } = await db.execute<CategoryRow>(sql`
    select c.category_id, c.category_name, c.image_url, c.parent_id
      from category c
     where c.company_id = ${company_id}
       and string_to_array(c.path, ',') && ${sql.param(ids)}::text[]
     order by c.sort, c.category_id`)
  const children = byParent(rows)
  const leaf = ({ category_id, category_name, image_url }: CategoryRow): CategoryLeaf => ({
    category_id,
    category_name,
    image_url,
  })
  const below = (row: CategoryRow) => children.get(row.category_id) ?? []
  const branch = (row: CategoryRow): CategoryBranch => ({ ...leaf(row), children: below(row).map(leaf) })
  const asked = new Set(ids)
  return Object.fromEntries(
    rows
      .filter((row) => asked.has(row.category_id))
      .map((row) => [row.category_id, { ...leaf(row), children: below(row).map(branch) }]),
  )
}

function byParent(rows: CategoryRow[]): Map<string | null, CategoryRow[]> {
  const groups = new Map<string | null, CategoryRow[]>()
  for (const row of rows) groups.set(row.parent_id, [...(groups.get(row.parent_id) ?? []), row])
  return groups
}
