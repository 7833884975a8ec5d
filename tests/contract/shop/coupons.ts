import type { Samples } from './sample'

export const samples: Samples = {
  'GET /getCardList': [
    {},
    { query: '?end_date=1&page_size=999&distributor_id=all' },
    { query: '?item_id=101' },
  ],
}
