import type * as tables from '../../db/schema'
import { grades, vipGrades } from '../grades'
import type { DemoCompany } from '../model'
import { skusOf } from '../expand'
import { someGoods } from './derived-goods'
import type { DemoMember } from '../../config/demo-accounts'

type Rows = {
  member_grade: (typeof tables.member_grade.$inferInsert)[]
  vip_grade: (typeof tables.vip_grade.$inferInsert)[]
}

/** Membership levels, the same in every demo company. */
export const gradeRows = ({ company_id }: DemoCompany): Rows => ({
  member_grade: grades.map((grade) => ({ ...grade, company_id })),
  vip_grade: vipGrades.map((grade) => ({ ...grade, company_id })),
})

/** Products with a price of their own for a bought level: a quarter less, to whole yuan. */
export function memberPriceRows(company: DemoCompany): (typeof tables.item_grade_price.$inferInsert)[] {
  return someGoods(company, 4, 6).flatMap((one) =>
    skusOf(company, one).flatMap(({ item_id, price }) =>
      vipGrades.map(({ vip_grade_id }) => ({
        company_id: company.company_id,
        item_id,
        grade_id: vip_grade_id,
        price: Math.round((price * 0.75) / 100) * 100,
      })),
    ),
  )
}

export const demoUserId = (mobile: string) => `demo-${mobile}`

type Row = typeof tables.member.$inferInsert

/** Members of a demo company; ids are readable, numbers the same in every company. */
export const memberRows = (
  company_id: string,
  members: readonly (Pick<DemoMember, 'mobile' | 'name'> & { password_hash: string })[],
): Row[] =>
  members.map(({ mobile, name, password_hash }) => ({
    company_id,
    user_id: demoUserId(mobile),
    mobile,
    username: name,
    password_hash,
    grade_id: grades[0]?.grade_id ?? '1',
  }))
