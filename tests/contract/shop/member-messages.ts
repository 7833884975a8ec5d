import { tell } from '@server/members/messages/repo'
import { inTransaction } from '@server/db/transaction'
import type { SampleContext, Samples } from './sample'

/** Sends the member a message. @returns its id */
async function told({ member, database: { db } }: SampleContext): Promise<string> {
  const owner = { company_id: '1', user_id: member.user_id }
  const facts = { title: '纯棉T恤', courier: '顺丰速运', number: 'SF1234567890' }
  const cause = `shipped:sample of ${member.user_id}`
  await inTransaction(db, (tx) => tell(tx, owner, { kind: 'shipped', target_id: '1', facts, cause }))
  const { list } = await member.data<{ list: { message_id: string }[] }>('/member/messages')
  const [first] = list
  if (!first) throw new Error('Expected a message, found none')
  return first.message_id
}

export const samples: Samples = {
  'GET /member/messages': [
    async (context) => {
      await told(context)
      return { query: { unread: 1, page: 1, pageSize: 10 } }
    },
    {},
  ],
  'GET /member/messages/unread': [{}],
  'POST /member/messages/read': [
    async (context) => ({ body: { message_id: await told(context) } }),
    { body: {} },
  ],
}
