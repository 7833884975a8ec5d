import { and, eq, ne } from 'drizzle-orm'
import { member_grade } from '../../db/schema'
import { plainRecord } from '../../back-office'

export const record = plainRecord({
  name: 'member_grade',
  table: member_grade,
  id: 'grade_id',
  role: 'owner',
  words: ['grade_name'],
  order: [member_grade.total_consumption, member_grade.grade_id],
  // new members have one grade
  async prepare(tx, { company_id }, id, row) {
    if (row['default_grade'] !== true) return
    await tx
      .update(member_grade)
      .set({ default_grade: false })
      .where(and(eq(member_grade.company_id, company_id), ne(member_grade.grade_id, id ?? '')))
  },
})
