import type * as tables from '../../db/schema'
import type { DemoMember } from '../../config/demo-accounts'
import { grades } from '../grades'

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
