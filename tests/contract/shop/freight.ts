import type { Samples } from './sample'

export const samples: Samples = {
  'GET /goods/delivery/{item_id}': [
    { params: { item_id: '101' } },
    { params: { item_id: '10102' }, query: '?distributor_id=1&num=3&province=上海市&city=上海市' },
    { params: { item_id: '101' }, as: 'member' },
  ],
}
