import { encodePart } from '@engine'
import type { ArticleNode } from '@schemas/generated/api'
import { pageOf, pageSaid, withQuery } from '@storefront/shell/routing/query'
import type { Place } from '@storefront/shell/section/section'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'
import { trailTo, columnPath, toArticles } from '../../columns'
import { texts } from '../../texts/content'

export interface ArticlesQuery {
  /** A column; '' for all of them. */
  node_id: string
  /** The page of news. */
  isNews: boolean
  page: number
}

/** What the address of a list of articles says: `/news`, `/article/node`, `/article/node/12?page=2`. */
export function readArticlesQuery({ path, params, query }: Place): ArticlesQuery {
  return { node_id: params['id'] ?? '', isNews: path.startsWith('/news'), page: pageOf(query) }
}

/** The address of a list of articles. */
export function articlesHref({ node_id, isNews, page }: ArticlesQuery): string {
  const list = isNews ? '/news' : '/article/node'
  return withQuery(list + (node_id && `/${encodePart(node_id)}`), { page: pageSaid(page) })
}

interface Of {
  node_id: string
  isNews?: boolean
}

/** Home, the articles, the columns down to this one; all of them where it is of none. */
export function crumbsOf({ node_id, isNews = false }: Of, nodes: readonly ArticleNode[]): Crumb[] {
  const trail = trailTo(nodes, node_id)
  const last = isNews ? texts.news : texts.allArticles
  if (trail.length === 0) return [...toArticles, { text: last }]
  return [
    ...toArticles,
    ...trail.map((column, index) => ({
      text: column.name,
      ...(index < trail.length - 1 && { href: columnPath(column) }),
    })),
  ]
}
