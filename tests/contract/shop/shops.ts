import type { Samples } from './sample'

export const samples: Samples = {
  'GET /distributor/list': [
    { query: '?lat=40&lng=116.4&show_discount=1&sort_type=1' },
    { query: '?type=1&province=北京市&city=北京市&area=昌平区' },
  ],
}
