import type { Samples } from './sample'

export const samples: Samples = {
  'GET /theme/pages': [{}],
  'POST /theme/follow': [{ body: { pages: ['technology'] } }],
}
