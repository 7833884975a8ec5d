import type * as tables from '../../db/schema'
import { grades, vipGrades } from '../grades'
import type { DemoCompany } from '../model'

type Rows = {
  member_grade: (typeof tables.member_grade.$inferInsert)[]
  vip_grade: (typeof tables.vip_grade.$inferInsert)[]
}

/** Membership levels, the same in every demo company. */
export const gradeRows = ({ company_id }: DemoCompany): Rows => ({
  member_grade: grades.map((grade) => ({ ...grade, company_id })),
  vip_grade: vipGrades.map((grade) => ({ ...grade, company_id })),
})
