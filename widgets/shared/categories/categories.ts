import { useMode, useShop, type LiveData, type RenderMode } from '@engine'
import type { CategoryNode } from '@schemas/generated/types'
import { textOf } from '../text-style'

/** A category for rendering, with its children. */
export interface ShownCategory {
  /** '' for a placeholder, which has no link. */
  id: string
  name: string
  picture: string
  children: ShownCategory[]
}

interface Saved {
  category_id?: string
  category_name?: string
  image_url?: string
  children?: readonly Saved[]
}

/** The saved tree with current names and pictures; deleted categories are omitted for shoppers. */
export function useCategories(tree: readonly Partial<CategoryNode>[] | undefined): ShownCategory[] {
  const { live } = useShop()
  return shownCategories(tree, live.category, useMode())
}

/** The pure function behind `useCategories`. */
export function shownCategories(
  tree: readonly Saved[] | undefined,
  rows: LiveData['category'],
  mode: RenderMode,
  siblings: readonly Saved[] = [],
): ShownCategory[] {
  if (!Array.isArray(tree)) return []
  return tree.flatMap((saved: Saved) => {
    const id = textOf(saved?.category_id)
    const row = Object.hasOwn(rows, id) ? rows[id] : siblings.find((other) => other.category_id === id)
    if (!row && mode === 'render') return []
    return {
      id,
      name: row?.category_name || textOf(saved?.category_name),
      picture: row?.image_url || textOf(saved?.image_url),
      children: shownCategories(saved?.children, rows, mode, row?.children),
    }
  })
}
