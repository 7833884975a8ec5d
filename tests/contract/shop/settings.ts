import type { Samples } from './sample'

export const samples: Samples = {
  'GET /shops/setting': [{}],
  'GET /company/privacy_setting_ck': [{}],
}
