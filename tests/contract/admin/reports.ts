import type { Samples } from './sample'

const query = '?from=2026-11-01&to=2026-11-30'

export const samples: Samples = {
  'GET /reports': [{}],
  'GET /reports/{name}': [
    ...['sales', 'goods', 'members', 'shops'].map((name) => ({ params: { name }, query })),
    { params: { name: 'goods' }, query: `${query}&page=2&pageSize=5` },
  ],
  'GET /reports/{name}/file': [{ params: { name: 'members' }, query }],
}
