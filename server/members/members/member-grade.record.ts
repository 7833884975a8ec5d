import { member_grade } from '../../db/schema'
import { plainRecord } from '../../back-office'
import { clearDefaultGrade } from './grades-repo'

export const record = plainRecord({
  name: 'member_grade',
  rights: { view: 'members.view', edit: 'members.manage' },
  table: member_grade,
  id: 'grade_id',
  words: ['grade_name'],
  order: [member_grade.total_consumption, member_grade.grade_id],
  async prepare(tx, { company_id }, id, row) {
    if (row['default_grade'] === true) await clearDefaultGrade(tx, company_id, id ?? '')
  },
})
