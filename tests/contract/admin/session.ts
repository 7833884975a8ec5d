import { hashPassword } from '@server/back-office/operators/passwords'
import { insertOperator } from '@server/back-office/operators/repo'
import type { Samples } from './sample'

const PASSWORD = 'sample password'

export const samples: Samples = {
  'POST /session': [
    async ({ app }) => {
      const password_hash = await hashPassword(PASSWORD)
      const account = { company_id: '1', username: 'sample', name: '样例', role: 'viewer' as const }
      await insertOperator(app.db, { ...account, password_hash })
      return { body: { username: 'sample', password: PASSWORD } }
    },
  ],
  'GET /session': [{}],
  'GET /session/captcha': [{}],
  'DELETE /session': [{}],
}
