import type { ArticleNode } from '@schemas/generated/api'
import { trailTo } from '../../columns'
import { columnPath, toArticles } from '../../paths'
import type { Crumb } from '@storefront/shell/parts/Breadcrumb'
import { texts } from '../../texts/content'

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
