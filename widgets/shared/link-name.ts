import type { Link } from '@schemas/generated/types'
import { textOf } from './text-style'

const NAMES = [
  'title',
  'itemName',
  'category_name',
  'template_title',
  'activity_name',
  'attribute_name',
  'tag_name',
  'name',
  'linkPageLabel',
] as const satisfies readonly (keyof Link)[]

/** Accessible name of a link around a picture; `fallback` if its data has none. */
export function linkName(link: Partial<Link> | undefined, fallback: string): string {
  for (const name of NAMES) {
    const text = textOf(link?.[name])
    if (text !== '') return text
  }
  return fallback
}
