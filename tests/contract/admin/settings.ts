import { settingNames } from '@schemas/site-settings'
import type { Samples } from './sample'

export const samples: Samples = {
  'GET /settings': [{}],
  'GET /settings/{name}': settingNames.map((name) => ({ params: { name } })),
  'PUT /settings/{name}': settingNames.map((name) => ({ params: { name }, body: { value: {} } })),
}
