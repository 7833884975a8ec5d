import type { Samples } from './sample'

export const samples: Samples = {
  'GET /shops/protocol': [{}, { query: '?type=privacy' }],
  'GET /user.clause': [{}],
}
