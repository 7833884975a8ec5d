import type { ArticleDetail } from '@schemas/generated/api'
import { columnPath, toArticles } from '../../columns'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'

/** Home, the articles, the column, the article. */
export const crumbsOf = (article: ArticleDetail): Crumb[] => [
  ...toArticles,
  { text: article.node_name, href: columnPath(article) },
  { text: article.title },
]
