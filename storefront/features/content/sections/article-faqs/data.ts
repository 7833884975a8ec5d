import { encodePart } from '@engine'
import { isColumn } from '../../columns'
import { questionsLd } from '../../json-ld'
import { texts } from '../../texts/content'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks: ({ params }) => ({
    faqs: ask('GET /article/faqs', { query: { node_id: params['id'] } }),
    nodes: ask('GET /article/node', {}),
  }),
  head({ faqs, nodes }, { params: { id } }) {
    if (!isColumn(nodes.data?.list, id)) return null
    const groups = faqs.data?.list ?? []
    const [only] = groups
    return {
      title: id !== undefined && groups.length === 1 && only ? only.name : texts.faqs,
      canonical: id === undefined ? '/article/faqs' : `/article/faqs/${encodePart(id)}`,
      ...(groups.length > 0 ? { jsonLd: [questionsLd(groups)] } : { noindex: true }),
    }
  },
})
