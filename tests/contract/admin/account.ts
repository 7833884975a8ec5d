import { eq } from 'drizzle-orm'
import { operator } from '@server/db/schema'
import { hashPassword } from '@server/modules/operators/passwords'
import type { SampleContext, Samples } from './sample'

const PASSWORD = 'sample password'

/** Gives the viewer, who calls, a password that is known. */
async function withPassword({ app, as }: SampleContext) {
  const { operator_id } = await as('viewer')
  const password_hash = await hashPassword(PASSWORD)
  await app.db.update(operator).set({ password_hash }).where(eq(operator.operator_id, operator_id))
}

export const samples: Samples = {
  'POST /account/password': [
    async (context) => {
      await withPassword(context)
      return { body: { current: PASSWORD, password: 'another sample of words' } }
    },
  ],
}
