import type { Samples } from './sample'

export const samples: Samples = {
  'GET /vipgrades/newlist': [{}],
  'GET /vipgrades/uservip': [{}],
  'POST /vipgrades/buy': [
    { body: { vip_grade_id: 'v1', card_type: 'monthly' } },
    { body: { vip_grade_id: 'v2', card_type: 'year', pay_type: 'test' } },
  ],
}
