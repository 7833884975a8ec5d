import type { FastifyInstance } from 'fastify'
import type { MemberMessage } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { declareMember } from '../../platform'
import { unixTime } from '../../core/shanghai'
import { ownerOf, type Owner } from '../../core/owner'
import { markRead, messageCount, messagesPage, type MessageRow } from './repo'
import { TARGETS, wordsOf } from './words'

export default async function messageRoutes(app: FastifyInstance) {
  const { db } = app
  const unreadOf = (owner: Owner) => messageCount(db, { ...owner, unread: true })

  declareMember(app, 'GET /member/messages', async ({ query: { unread: only, page, pageSize }, ...by }) => {
    const filter = { ...ownerOf(by), unread: only }
    const [total, unread] = await Promise.all([messageCount(db, filter), unreadOf(filter)])
    const rows = await messagesPage(db, filter, windowOf(page, pageSize), total)
    return { list: rows.map(serializeMessage), count: total, total_count: total, unread }
  })

  declareMember(app, 'GET /member/messages/unread', async (by) => ({ unread: await unreadOf(ownerOf(by)) }))

  declareMember(app, 'POST /member/messages/read', async ({ body: { message_id }, ...by }) => {
    const owner = ownerOf(by)
    if (!(await markRead(db, owner, message_id))) throw new AppError('not_found')
    return { status: true, unread: await unreadOf(owner) }
  })
}

const serializeMessage = ({
  message_id,
  kind,
  target_id,
  facts,
  created,
  read,
}: MessageRow): MemberMessage => ({
  message_id,
  kind,
  ...wordsOf(kind, facts),
  target: { kind: TARGETS[kind], id: target_id },
  created: unixTime(created),
  is_read: read !== null,
})
