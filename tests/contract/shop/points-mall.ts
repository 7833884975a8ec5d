import type { Samples } from './sample'

export const samples: Samples = {
  'GET /pointsmall/goods/items': [{}, { query: '?goodsSort=3&start_price=10&category_id=10' }],
  'GET /pointsmall/goods/items/{item_id}': [
    async ({ visitor }) => {
      const answer = await visitor.call('/pointsmall/goods/items')
      const { item_id = '' } = answer.json<{ data: { list: { item_id: string }[] } }>().data.list[0] ?? {}
      return { params: { item_id } }
    },
  ],
  'GET /pointsmall/lovely/goods/items': [{}, { query: '?pageSize=2' }],
  'GET /pointsmall/goods/category': [{}],
  'GET /pointsmall/setting': [{}],
}
