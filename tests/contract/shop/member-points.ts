import { point_entry } from '@server/db/schema'
import type { Samples } from './sample'

export const samples: Samples = {
  'GET /point/member': [
    {},
    async ({ member: { user_id }, database: { db } }) => {
      await db.insert(point_entry).values({
        company_id: '1',
        user_id,
        entry_id: 'sample',
        point: 20,
        balance: 20,
        journal_type: 1,
        point_desc: '注册赠送',
        cause: 'register',
      })
      return { query: { page_no: 1, page_size: 5, outin_type: 'income' } }
    },
  ],
  'GET /point/member/info': [{}],
}
