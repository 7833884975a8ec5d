import { readShopsQuery, shopsHref, STORES } from '../../query'
import { ask, defineData } from '@storefront/shell/section/section'

export default defineData({
  asks({ query }) {
    const { name, province, city, tag, page } = readShopsQuery(query)
    return {
      shops: ask('GET /distributor/list', {
        query: {
          page,
          pageSize: STORES,
          name,
          distributor_tag_id: tag === '' ? [] : [tag],
          // an area that is chosen holds
          ...(province && { type: 1, province, city }),
          show_areas: true,
        },
      }),
    }
  },
  head(_answers, { query }) {
    const { page, ...asked } = readShopsQuery(query)
    return asked.name
      ? { noindex: true }
      : { canonical: shopsHref('/store', { ...asked, tag: '', page }, { page }) }
  },
})
