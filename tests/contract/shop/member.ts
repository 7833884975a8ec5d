import { member_session } from '@server/db/schema'
import { newCode } from '@tests/helpers/sms'
import type { Samples } from './sample'

export const samples: Samples = {
  'GET /member': [{}, { as: 'staff' }],
  'PUT /member': [
    {
      body: {
        nickname: '小禾',
        sex: 2,
        birthday: '1995-06-01',
        habbit: ['阅读'],
      },
    },
    { body: {} },
  ],
  'GET /member/statistical': [{}],
  'GET /member/grades': [{}],
  'GET /member/sessions': [{}],
  'DELETE /member/sessions': [
    { body: {} },
    async ({ member: { user_id }, database: { db } }) => {
      const times = { seen: new Date(), expires: new Date(Date.now() + 60_000) }
      const row = { company_id: '1', user_id, session_id: `other of ${user_id}`, carrier: 'bearer' as const }
      await db.insert(member_session).values({ ...row, ...times })
      return { query: { session_id: row.session_id } }
    },
  ],
  'DELETE /member': [
    async ({ app, member: { mobile } }) => ({ body: { vcode: await newCode(app, mobile, 'update') } }),
  ],
  'GET /member/deletion': [{}],
  'GET /member/export': [{ unmasked: true }],
}
