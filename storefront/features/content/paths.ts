import { encodePart } from '@engine'
import type { Article } from '@schemas/generated/api'
import type { Crumb } from '../../shell/parts/Breadcrumb'
import { texts } from './texts/content'

/** An article, wherever else it can be read. */
export const articlePath = (article_id: string) => `/article/detail/${encodePart(article_id)}`

/** Of questions the page where they unfold, of anything else the list. */
export const columnPath = ({ node_id, kind }: Pick<Article, 'node_id' | 'kind'>) =>
  `/article/${kind === 'faqs' ? 'faqs' : 'node'}/${encodePart(node_id)}`

/** Where all of a kind stands. */
export const KIND_PATHS: Record<Article['kind'], string> = {
  news: '/news',
  faqs: '/article/faqs',
  about: '/article/node',
}

export const toArticles: Crumb[] = [
  { text: texts.home, href: '/' },
  { text: texts.articles, href: '/article' },
]
