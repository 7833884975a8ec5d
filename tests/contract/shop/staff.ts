import { randomUUID } from 'node:crypto'
import { staff as staff_table } from '@server/db/schema'
import { freshMobile, newCode, readCaptcha } from '@tests/helpers/sms'
import type { SampleContext, Samples } from './sample'

/** Work id and number of a new employee; of a member if given. */
async function employ({ app }: Pick<SampleContext, 'app'>, user_id: string | null = null) {
  const [work_id, mobile] = [randomUUID().slice(0, 8), freshMobile()]
  const row = { company_id: '1', staff_id: work_id, work_id, name: '样例', mobile, user_id }
  await app.db.insert(staff_table).values(row)
  return { work_id, mobile }
}

export const samples: Samples = {
  'GET /staff/mobile': [{ query: '?work_id=A1001' }, { query: '?work_id=nobody' }],
  'POST /staff/vcode': [
    async (context) => ({
      body: { work_id: (await employ(context)).work_id, ...(await readCaptcha(context.app, 'staff')) },
    }),
    async ({ app }) => ({ body: { work_id: 'nobody', ...(await readCaptcha(app, 'staff')) } }),
  ],
  'POST /staff/login': [
    async (context) => {
      const { work_id, mobile } = await employ(context)
      return { body: { work_id, vcode: await newCode(context.app, mobile, 'staff') } }
    },
  ],
  'GET /staff/agreement': [{}, { as: 'staff' }],
  'POST /staff/agreement': [{ body: { version: 1 } }],
  'GET /staff/activity/items': [{}, { query: '?activity_id=staff&pageSize=2' }],
  'GET /lucky/activity/items': [{}],
  'GET /staff/address': [{}],
}
