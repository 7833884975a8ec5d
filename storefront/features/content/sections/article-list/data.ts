import { isColumn } from '../../columns'
import { breadcrumbLd } from '@storefront/shell/parts/breadcrumb-ld'
import { PAGE_SIZE } from '@storefront/shell/parts/paging'
import { ask, defineData } from '@storefront/shell/section/section'
import { crumbsOf, articlesHref, readArticlesQuery } from './query'

export default defineData({
  asks(place) {
    const { node_id, isNews, page } = readArticlesQuery(place)
    return {
      nodes: ask('GET /article/node', {}),
      articles: ask('GET /article/management', {
        query: { page, pageSize: PAGE_SIZE, node_id, ...(isNews && { kind: 'news' }) },
      }),
    }
  },
  head({ nodes, articles }, place) {
    const query = readArticlesQuery(place)
    if (!isColumn(nodes.data?.list, query.node_id)) return null
    const crumbs = crumbsOf(query, nodes.data?.list ?? [])
    return {
      title: crumbs.at(-1)?.text ?? '',
      canonical: articlesHref(query),
      jsonLd: [breadcrumbLd(crumbs, place.origin)],
      // an empty column, or a page behind the last
      ...(articles.data?.list.length === 0 && { noindex: true }),
    }
  },
})
