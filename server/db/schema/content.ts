import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './keys'

/** A column of articles; nodes form a tree. */
export const article_node = pgTable(
  'article_node',
  {
    company_id: companyId(),
    node_id: text().notNull(),
    parent_id: text(),
    name: text().notNull(),
    /** `news`, `faqs`, … */
    kind: text().notNull().default('news'),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.node_id] }),
    companyKey('article_node', t.company_id),
    index('article_node_parent').on(t.company_id, t.parent_id, t.sort),
  ],
)

export const article = pgTable(
  'article',
  {
    company_id: companyId(),
    article_id: text().notNull(),
    node_id: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** HTML, cleaned when it was saved. */
    content: text().notNull(),
    image_url: text().notNull().default(''),
    author: text().notNull().default(''),
    visible: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
    published: moment().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.article_id] }),
    keyTo('article_node', [t.company_id, t.node_id], [article_node.company_id, article_node.node_id]),
    index('article_published').on(t.company_id, t.node_id, t.published, t.article_id),
  ],
)
