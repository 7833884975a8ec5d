import { encodePart } from '@engine'
import type { Place } from '../section'

export interface ArticlesQuery {
  /** A column; '' for all of them. */
  node_id: string
  /** The page of news. */
  isNews: boolean
  page: number
}

/** What the address of a list of articles says: `/news`, `/article/node`, `/article/node/12?page=2`. */
export function readArticlesQuery({ path, params, query }: Place): ArticlesQuery {
  const page = Number(query['page'])
  return {
    node_id: params['id'] ?? '',
    isNews: path.startsWith('/news'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a list of articles. */
export function articlesHref({ node_id, isNews, page }: ArticlesQuery): string {
  const list = isNews ? '/news' : '/article/node'
  return `${list}${node_id && `/${encodePart(node_id)}`}${page > 1 ? `?page=${page}` : ''}`
}
