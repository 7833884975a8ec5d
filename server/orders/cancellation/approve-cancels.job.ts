import { orderById } from '../order-repo'
import { HOUR_MS } from '@schemas/time-units'
import { inTransaction } from '../../db/transaction'
import { approveCancel } from './service'
import { unansweredCancels } from './repo'
import { BATCH, forEach, type Job, settingOf } from '../../platform'
import { takeMember } from '../../members'

/** Approves applications to cancel that the shop has not answered in time (rule orders-5). */
const approveCancels: Job = {
  name: 'approve-cancels',
  every: 60,
  async run({ db, company_id, now, failed, signal }) {
    const { auto_approve_time } = await settingOf(db, company_id, 'trade')
    const before = new Date(now.getTime() - auto_approve_time * HOUR_MS)
    const due = await unansweredCancels(db, company_id, before, BATCH)
    return forEach(due, { failed, signal }, (order_id) =>
      inTransaction(db, async (tx) => {
        const order = await orderById(tx, company_id, order_id)
        if (!order || !(await takeMember(tx, company_id, order.user_id))) return false
        // under the member's lock: the shop may have answered meanwhile
        const still = await orderById(tx, company_id, order_id)
        if (still?.cancel_status !== 'WAIT_PROCESS') return false
        await approveCancel(tx, { company_id, actor: 'system' }, order_id, now)
        return true
      }),
    )
  },
}

export default approveCancels
