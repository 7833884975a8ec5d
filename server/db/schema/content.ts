import * as pg from 'drizzle-orm/pg-core'
import { companyId, created, moment, updated } from './columns'
import { companyKey, keyTo } from './company'

/** A column of articles; nodes form a tree. */
export const article_node = pg.pgTable(
  'article_node',
  {
    company_id: companyId(),
    node_id: pg.text().notNull(),
    parent_id: pg.text(),
    name: pg.text().notNull(),
    /** `news`, `faqs`, … */
    kind: pg.text().notNull().default('news'),
    sort: pg.integer().notNull().default(0),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.node_id] }),
    companyKey('article_node', t.company_id),
    pg.index('article_node_parent').on(t.company_id, t.parent_id, t.sort),
  ],
)

export const article = pg.pgTable(
  'article',
  {
    company_id: companyId(),
    article_id: pg.text().notNull(),
    node_id: pg.text().notNull(),
    title: pg.text().notNull(),
    summary: pg.text().notNull().default(''),
    /** HTML, cleaned when it was saved. */
    content: pg.text().notNull(),
    image_url: pg.text().notNull().default(''),
    author: pg.text().notNull().default(''),
    visible: pg.boolean().notNull().default(true),
    sort: pg.integer().notNull().default(0),
    published: moment().notNull(),
    created: created(),
    updated: updated(),
  },
  (t) => [
    pg.primaryKey({ columns: [t.company_id, t.article_id] }),
    keyTo('article_node', [t.company_id, t.node_id], [article_node.company_id, article_node.node_id]),
    pg.index('article_published').on(t.company_id, t.node_id, t.published, t.article_id),
  ],
)
