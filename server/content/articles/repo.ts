import { desc, sql, type SQL } from 'drizzle-orm'
import type { Article, ArticleDetail } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { containing } from '../../db/search'
import { article } from '../../db/schema'

export interface ArticleFilter {
  company_id: string
  article_id?: string | undefined
  /** A node and all below it. */
  node_id?: string | undefined
  kind?: Article['kind'] | undefined
  /** Part of the title or summary. */
  keywords?: string | undefined
}

export const LATEST_FIRST = [desc(article.published), article.article_id]

type ArticleRow = Article & Record<string, unknown>

const COLUMNS = sql`a.article_id, a.node_id, n.name as node_name, n.kind, a.title, a.summary, a.author, a.image_url,
  extract(epoch from a.published)::int as published`

/** Published and not hidden. */
const PUBLIC = sql`a.visible and a.published <= now()`

/** One window of the articles, by sort, then the latest first. */
export async function articlesPage(
  db: Database,
  filter: ArticleFilter,
  { limit, offset }: PageWindow,
): Promise<Article[]> {
  const { rows } = await db.execute<ArticleRow>(sql`
    select ${COLUMNS} ${found(filter)}
     order by a.sort, a.published desc, a.article_id
     limit ${limit} offset ${offset}`)
  return rows
}

export async function articleCount(db: Database, filter: ArticleFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${found(filter)}`)
  return rows[0]?.count ?? 0
}

/** The articles that match, each with its text. */
export async function articleTexts(
  db: Database,
  filter: ArticleFilter,
): Promise<(Article & { content: string })[]> {
  const { rows } = await db.execute<ArticleRow & { content: string }>(sql`
    select ${COLUMNS}, a.content ${found(filter)} order by n.sort, n.node_id, a.sort, a.published desc, a.article_id`)
  return rows
}

/** Others of the same node, the newest first. */
export async function relatedArticles(
  db: Database,
  company_id: string,
  { article_id, node_id }: Pick<Article, 'article_id' | 'node_id'>,
  limit: number,
): Promise<Article[]> {
  const { rows } = await db.execute<ArticleRow>(sql`
    select ${COLUMNS} ${found({ company_id })} and a.node_id = ${node_id} and a.article_id <> ${article_id}
     order by a.published desc, a.article_id limit ${limit}`)
  return rows
}

/** The articles before and after an article in the list of its node. */
export async function neighbours(
  db: Database,
  company_id: string,
  { article_id, node_id }: Pick<Article, 'article_id' | 'node_id'>,
): Promise<Pick<ArticleDetail, 'previous' | 'next'>> {
  const name = sql`json_build_object('article_id', a.article_id, 'title', a.title)`
  const { rows } = await db.execute<Record<'previous' | 'next', ArticleDetail['next'] | null>>(sql`
    select previous, next
      from (select a.article_id, lag(${name}) over listed as previous, lead(${name}) over listed as next
              ${found({ company_id })} and a.node_id = ${node_id}
            window listed as (order by a.sort, a.published desc, a.article_id)) as listing
     where article_id = ${article_id}`)
  const { previous, next } = rows[0] ?? {}
  return { ...(previous && { previous }), ...(next && { next }) }
}

export interface NodeRow {
  node_id: string
  parent_id: string
  name: string
  kind: Article['kind']
  article_count: number
}

/** All nodes with the counts of their own public articles, in their order. */
export async function articleNodes(
  db: Database,
  company_id: string,
  kind: Article['kind'] | undefined,
): Promise<NodeRow[]> {
  const { rows } = await db.execute<NodeRow & Record<string, unknown>>(sql`
    select n.node_id, coalesce(n.parent_id, '') as parent_id, n.name, n.kind,
           (select count(*)::int from article a
             where a.company_id = ${company_id} and a.node_id = n.node_id and ${PUBLIC}) as article_count
      from article_node n
     where n.company_id = ${company_id} ${kind === undefined ? sql`` : sql`and n.kind = ${kind}`}
     order by n.sort, n.node_id`)
  return rows
}

function found({ company_id, article_id, node_id, kind, keywords }: ArticleFilter): SQL {
  const conditions = [sql`a.company_id = ${company_id}`, PUBLIC]
  if (article_id !== undefined) conditions.push(sql`a.article_id = ${article_id}`)
  if (kind !== undefined) conditions.push(sql`n.kind = ${kind}`)
  if (node_id !== undefined) conditions.push(sql`a.node_id in ${below(company_id, node_id)}`)
  if (keywords !== undefined)
    conditions.push(sql`(a.title ilike ${containing(keywords)} or a.summary ilike ${containing(keywords)})`)
  return sql`from article a
    join article_node n on n.company_id = a.company_id and n.node_id = a.node_id
   where ${sql.join(conditions, sql` and `)}`
}

/** A node and all below it; `union` also ends in a circle of nodes. */
const below = (company_id: string, node_id: string) => sql`(
  with recursive tree as (
    select node_id from article_node where company_id = ${company_id} and node_id = ${node_id}
    union
    select c.node_id from article_node c join tree t on c.parent_id = t.node_id where c.company_id = ${company_id})
  select node_id from tree)`
