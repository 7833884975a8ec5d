import { and, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { operator, operator_second_factor } from '@server/db/schema'
import { hashPassword } from '@server/back-office/operators/passwords'
import type { NewAccessToken, SecondFactorSecret } from '@schemas/generated/api'
import type { SampleContext, Samples } from './sample'

const PASSWORD = 'sample password'

/** The calling viewer, with a known password and no second factor. */
async function withPassword({ app, as }: SampleContext) {
  const viewer = await as('viewer')
  const { operator_id } = viewer
  const password_hash = await hashPassword(PASSWORD)
  const mine = and(eq(operator.company_id, '1'), eq(operator.operator_id, operator_id))
  await app.db.update(operator).set({ password_hash }).where(mine)
  await app.db.delete(operator_second_factor).where(eq(operator_second_factor.operator_id, operator_id))
  return viewer
}

async function started(context: SampleContext) {
  const viewer = await withPassword(context)
  const body = { current: PASSWORD }
  const path = '/account/second-factor'
  const { secret } = await viewer.data<SecondFactorSecret>(path, { method: 'POST', body })
  return { viewer, code: new TOTP({ secret }).generate() }
}

/** Password and a recovery code of the viewer, whose second factor is enabled. */
async function proof(context: SampleContext) {
  const { viewer, code } = await started(context)
  const path = '/account/second-factor'
  const { recovery_codes } = await viewer.data<{ recovery_codes: string[] }>(path, {
    method: 'PUT',
    body: { code },
  })
  return { body: { current: PASSWORD, code: recovery_codes[0] } }
}

const newToken = { current: PASSWORD, name: '样例', days: 7 }

export const samples: Samples = {
  'GET /account': [{}],
  'POST /account/second-factor': [
    async (context) => {
      await withPassword(context)
      return { body: { current: PASSWORD } }
    },
  ],
  'PUT /account/second-factor': [async (context) => ({ body: { code: (await started(context)).code } })],
  'POST /account/recovery-codes': [proof],
  'POST /account/second-factor/removal': [proof],
  'POST /account/password': [
    async (context) => {
      await withPassword(context)
      return { body: { current: PASSWORD, password: 'another sample of words' } }
    },
  ],
  'GET /account/tokens': [{}],
  'POST /account/tokens': [
    async (context) => {
      await withPassword(context)
      return { body: newToken }
    },
  ],
  'DELETE /account/tokens/{token_id}': [
    async (context) => {
      const viewer = await withPassword(context)
      const { made } = await viewer.data<NewAccessToken>('/account/tokens', {
        method: 'POST',
        body: newToken,
      })
      return { params: { token_id: made.token_id } }
    },
  ],
}
