// Written by scripts/generate.ts (npm run generate); do not edit.
import article_node from './validators/article_node'
import type { ArticleNodeRecord } from './types'
import type { RecordKindOf } from '../records'

/** Name of a record → what its value looks like once defaults are filled in. */
export interface RecordValues {
  article_node: ArticleNodeRecord
}

/** Every record that has a schema; its validator judges `{ props: value }`. */
export const records: Record<keyof RecordValues, RecordKindOf> = {
  article_node: {
    title: '文章栏目',
    group: '内容',
    fields: ['name', 'kind', 'sort'],
    columns: [
      { key: 'name', title: '名称', kind: 'text' },
      {
        key: 'kind',
        title: '用途',
        kind: 'enum',
        words: { news: '资讯', faqs: '常见问题', about: '关于我们' },
      },
      { key: 'sort', title: '排序', kind: 'text' },
    ],
    validate: article_node,
  },
}
