import { timeNow } from '../../db/time'
import type { FastifyInstance } from 'fastify'
import type { PointEntry } from '@schemas/generated/api'
import { windowOf } from '../../db/paging'
import { declareMember } from '../../platform'
import { unixTime } from '../../core/shanghai'
import { ownerOf } from '../../core/owner'
import { expiringPoints, pointEntries, pointEntryCount, type PointEntryRow } from './repo'
import { pointsOf } from '../../members'

/** A member's points; server/members/points changes them. */
export default async function memberPointRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'GET /point/member', async ({ query, ...by }) => {
    const { page_no, page_size, outin_type } = query
    const [rows, count] = await Promise.all([
      pointEntries(db, ownerOf(by), outin_type, windowOf(page_no, page_size)),
      pointEntryCount(db, ownerOf(by), outin_type),
    ])
    return { list: rows.map(toPointEntry), count, total_count: count }
  })

  declareMember(app, 'GET /point/member/info', async (by) => {
    const owner = ownerOf(by)
    const [point, expiring] = await Promise.all([
      pointsOf(db, owner.company_id, owner.user_id),
      expiringPoints(db, owner, timeNow()),
    ])
    return {
      ...owner,
      point,
      expiring_point: expiring.point,
      expiring_time: unixTime(expiring.at),
    }
  })
}

function toPointEntry({
  entry_id,
  point,
  journal_type,
  point_desc,
  order_id,
  created,
}: PointEntryRow): PointEntry {
  return {
    id: entry_id,
    point,
    income: Math.max(point, 0),
    outcome: Math.max(-point, 0),
    outin_type: point > 0 ? 'in' : 'out',
    journal_type,
    point_desc,
    order_id: order_id ?? '',
    created: unixTime(created),
  }
}
