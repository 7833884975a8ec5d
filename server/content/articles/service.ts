import type {
  ArticleDetail,
  ArticleFaqsAnswer,
  ArticleListAnswer,
  ArticleListQuery,
  ArticleNode,
  ArticleNodesAnswer,
  FaqGroup,
} from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import {
  articleCount,
  articleNodes,
  articlesPage,
  articleTexts,
  neighbours,
  relatedArticles,
  type ArticleFilter,
  type NodeRow,
} from './repo'

const RELATED = 5

export async function listArticles(
  db: Database,
  company_id: string,
  { page, pageSize, node_id, kind, keywords }: ArticleListQuery,
): Promise<ArticleListAnswer> {
  const filter: ArticleFilter = { company_id, node_id, kind, keywords }
  const [list, count] = await Promise.all([
    articlesPage(db, filter, windowOf(page, pageSize)),
    articleCount(db, filter),
  ])
  return { list, count, total_count: count }
}

/** @throws AppError not_found for an article that does not exist, is hidden or not published yet */
export async function readArticle(
  db: Database,
  company_id: string,
  article_id: string,
): Promise<ArticleDetail> {
  const [article] = await articleTexts(db, { company_id, article_id })
  if (!article) throw new AppError('not_found', { message: '文章不存在' })
  const [related, beside] = await Promise.all([
    relatedArticles(db, company_id, article, RELATED),
    neighbours(db, company_id, article),
  ])
  return { ...article, related, ...beside }
}

/** Nodes in two levels; deeper ones are listed below their topmost node. */
export async function listNodes(
  db: Database,
  company_id: string,
  kind: NodeRow['kind'] | undefined,
): Promise<ArticleNodesAnswer> {
  const rows = await articleNodes(db, company_id, kind)
  const known = new Set(rows.map(({ node_id }) => node_id))
  const isTop = ({ parent_id }: NodeRow) => !known.has(parent_id)
  const list: ArticleNode[] = rows
    .filter(isTop)
    .map((top) => ({ ...top, children: descendantsOf(rows, top.node_id) }))
  return { list, count: list.length, total_count: list.length }
}

function descendantsOf(rows: NodeRow[], node_id: string, seen = new Set([node_id])): NodeRow[] {
  const children = rows.filter((row) => row.parent_id === node_id && !seen.has(row.node_id))
  return children.flatMap((child) => [child, ...descendantsOf(rows, child.node_id, seen.add(child.node_id))])
}

/** Questions with their answers, by node. */
export async function listFaqs(
  db: Database,
  company_id: string,
  node_id: string | undefined,
): Promise<ArticleFaqsAnswer> {
  const groups = new Map<string, FaqGroup>()
  for (const article of await articleTexts(db, { company_id, kind: 'faqs', node_id })) {
    const { article_id, title, content } = article
    const group = groups.get(article.node_id) ?? {
      node_id: article.node_id,
      name: article.node_name,
      list: [],
    }
    group.list.push({ article_id, title, content })
    groups.set(group.node_id, group)
  }
  const list = [...groups.values()]
  return { list, count: list.length, total_count: list.length }
}
