import { inTransaction } from '../../db/transaction'
import { JOURNAL, takeBackPoints } from '../points/service'
import { forEach, type Job } from './job'
import { endedPoints, membersWithEndedPoints, takeMember } from './repo'

/** Earned points end with the year after they were earned (commerce-rules §1). */
const expirePoints: Job = {
  name: 'expire-points',
  every: 3_600,
  async run({ db, company_id, now, failed, signal }) {
    const members = await membersWithEndedPoints(db, company_id, now)
    return forEach(members, { failed, signal }, (user_id) =>
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
  },
}

export default expirePoints
