import { vip_grade } from '../../db/schema'
import { plainRecord } from '../../back-office'

export const record = plainRecord({
  name: 'vip_grade',
  rights: { view: 'members.view', edit: 'members.manage' },
  table: vip_grade,
  id: 'vip_grade_id',
  words: ['grade_name'],
  order: [vip_grade.lv_type, vip_grade.vip_grade_id],
})
