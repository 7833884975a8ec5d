import type { ArticleDetail } from '@schemas/generated/api'
import { columnPath, toArticles } from '../../articles/paths'
import type { Crumb } from '../../parts/Breadcrumb'

/** Home, the articles, the column, the article. */
export const crumbsOf = (article: ArticleDetail): Crumb[] => [
  ...toArticles,
  { text: article.node_name, href: columnPath(article) },
  { text: article.title },
]
