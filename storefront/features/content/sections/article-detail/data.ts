import { articleLd } from '../../json-ld'
import { articlePath, crumbsOf } from '../../columns'
import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: ({ params, query }) => ({
    // `/custom?id=` is an article by content (rule pages-3)
    article: ask('GET /article/management/{id}', {
      params: { id: params['id'] ?? query['id'] ?? '' },
      needed: true,
    }),
    nodes: ask('GET /article/node', {}),
  }),
  head({ article: { data: article } }, { origin }) {
    if (!article) return {}
    const path = articlePath(article.article_id)
    return {
      title: article.title,
      description: article.summary,
      canonical: path,
      jsonLd: [articleLd(article, { origin, path }), breadcrumbLd(crumbsOf(article), origin)],
    }
  },
})
