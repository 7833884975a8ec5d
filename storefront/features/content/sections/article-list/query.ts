import { encodePart } from '@engine'
import { pageOf, pageSaid, withQuery } from '@storefront/shell/routing/query'
import type { Place } from '@storefront/shell/section/section'

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
