// Written by scripts/generate.ts (npm run generate); do not edit.
import article_node from './validators/article_node'
import type { Validate } from '../validate-function'
import type { ArticleNodeRecord } from './types'

/** Name of a record → what its value looks like once defaults are filled in. */
export interface RecordValues {
  article_node: ArticleNodeRecord
}

/** Every record that has a schema; its validator judges `{ props: value }`. */
export const records: Record<keyof RecordValues, { title: string; validate: Validate }> = {
  article_node: { title: '文章栏目', validate: article_node },
}
