import type { Samples } from './sample'

export const samples: Samples = {
  'GET /distributor/list': [
    { query: '?lat=40&lng=116.4&show_discount=1&sort_type=1' },
    { query: '?type=1&province=北京市&city=北京市&area=昌平区' },
    { as: 'member', query: '?is_ziti=1&is_delivery=1&is_dada=0' },
    { query: '?show_marketing_activity=1&show_items=1&show_tag=0&show_areas=1' },
  ],
  'GET /distributor/is_valid': [{}, { query: '?distributor_id=2' }, { query: '?lat=31.2&lng=121.4' }],
  'GET /distributor/{id}': [{ params: { id: '1' }, query: '?lat=40&lng=116.4&only_valid=1' }],
}
