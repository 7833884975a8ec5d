import { staff } from '../../db/schema'
import { plainRecord } from '../../back-office'
import { endStaffSessions } from './repo'

/** Employees. Changing or removing a record ends the employee's staff sessions. */
export const record = plainRecord({
  name: 'staff',
  rights: { view: 'members.view', edit: 'members.manage', names: 'members.view' },
  table: staff,
  id: 'staff_id',
  words: ['name', 'work_id', 'mobile'],
  order: [staff.work_id],
  async prepare(tx, { company_id }, id) {
    if (id !== null) await endStaffSessions(tx, company_id, id)
  },
  beforeRemoving: (tx, { company_id }, id) => endStaffSessions(tx, company_id, id),
})
