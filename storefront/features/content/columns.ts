import type { Article, ArticleNode, ArticleDetail } from '@schemas/generated/api'
import { encodePart } from '@engine'
import type { Crumb } from '../../shell/parts/Breadcrumb'
import { texts } from './texts/content'

export interface Column extends Pick<Article, 'node_id' | 'kind'> {
  name: string
  article_count: number
  /** 0 for those without a column above them. */
  depth: 0 | 1
}

/** Every column in the order of their list, those below another after it. */
export const columnsOf = (nodes: readonly ArticleNode[]): Column[] =>
  nodes.flatMap(({ children, ...top }) => [columnOf(top, 0), ...children.map((child) => columnOf(child, 1))])

const columnOf = (node: Omit<ArticleNode, 'children'>, depth: Column['depth']): Column => {
  const { node_id, kind, name, article_count } = node
  return { node_id, kind, name, article_count, depth }
}

/** Whether an address that may name a column names one; as long as the columns are unknown, every name may be one. */
export const isColumn = (nodes: readonly ArticleNode[] | undefined, node_id = '') =>
  node_id === '' || nodes === undefined || trailTo(nodes, node_id).length > 0

/** The column and the one above it, topmost first; none where there is no such column. */
export function trailTo(nodes: readonly ArticleNode[], node_id: string): Column[] {
  for (const { children, ...top } of nodes) {
    if (top.node_id === node_id) return [columnOf(top, 0)]
    const child = children.find((one) => one.node_id === node_id)
    if (child) return [columnOf(top, 0), columnOf(child, 1)]
  }
  return []
}

/** An article, wherever else it can be read. */
export const articlePath = (article_id: string) => `/article/detail/${encodePart(article_id)}`

/** Of questions the page where they unfold, of anything else the list. */
export const columnPath = ({ node_id, kind }: Pick<Article, 'node_id' | 'kind'>) =>
  `/article/${kind === 'faqs' ? 'faqs' : 'node'}/${encodePart(node_id)}`

/** Paths of the lists of each kind. */
export const KIND_PATHS: Record<Article['kind'], string> = {
  news: '/news',
  faqs: '/article/faqs',
  about: '/article/node',
}

export const toArticles: Crumb[] = [
  { text: texts.home, href: '/' },
  { text: texts.articles, href: '/article' },
]

/** Home, the articles, the column, the article. */
export const crumbsOf = (article: ArticleDetail): Crumb[] => [
  ...toArticles,
  { text: article.node_name, href: columnPath(article) },
  { text: article.title },
]
