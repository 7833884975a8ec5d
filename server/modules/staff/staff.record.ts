import { staff } from '../../db/schema'
import { plainRecord } from '../records/plain-record'

export const record = plainRecord({
  name: 'staff',
  table: staff,
  id: 'staff_id',
  role: 'owner',
  words: ['name', 'work_id', 'mobile'],
  order: [staff.work_id],
})
