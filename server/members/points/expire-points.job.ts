import { inTransaction } from '../../db/transaction'
import { JOURNAL, takeBackPoints } from './service'
import { takeMember } from '../members/lock-repo'
import { BATCH, daily, forEach, type Job } from '../../platform'
import { endedPoints, membersWithEndedPoints, withPointsToTake } from './expiry-repo'

/** Earned points expire with the year after they were earned (rule points-4); every member is checked once a day. */
const expirePoints: Job = {
  name: 'expire-points',
  every: 300,
  run(context) {
    const { db, company_id, now, failed, signal } = context
    return daily(context, expirePoints, async (after) => {
      const members = await membersWithEndedPoints(db, company_id, { now, after, limit: BATCH })
      const due = await withPointsToTake(db, company_id, members, now)
      let last = members.length === BATCH ? members.at(-1) : undefined
      const done = await forEach(due, { failed, signal }, (user_id) =>
        inTransaction(db, async (tx) => {
          if (!(await takeMember(tx, company_id, user_id))) return false
          const point = await endedPoints(tx, company_id, user_id, now)
          if (point === 0) return false
          const why = {
            journal_type: JOURNAL.adjust,
            point_desc: '积分到期',
            cause: `expire:${now.toISOString()}`,
          }
          await takeBackPoints(tx, { company_id, user_id, point, ...why })
          return true
        }),
      )
      // out of time: the next batch reads the same members again and skips those already done
      if (signal?.aborted) last = after
      return { position: last, done }
    })
  },
}

export default expirePoints
