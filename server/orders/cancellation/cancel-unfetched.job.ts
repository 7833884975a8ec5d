import { orderById } from '../order-repo'
import { DAY_MS } from '@schemas/time-units'
import { inTransaction } from '../../db/transaction'
import { hasOpenAftersale } from '../aftersale-state/repo'
import { takeMember } from '../../members'
import { cancelPaid, refusalToCancel } from './service'
import { unfetchedOrders } from '../pickup/repo'
import { BATCH, forEach, type Job, settingOf } from '../../platform'
import { dayInShanghai } from '../../core/shanghai'

/** Cancels and refunds pickup orders that are not collected some days after the chosen day. */
const cancelUnfetched: Job = {
  name: 'cancel-unfetched',
  every: 300,
  async run({ db, company_id, now, failed, signal }) {
    const { ziti_keep_time } = await settingOf(db, company_id, 'trade')
    const before = dayInShanghai(new Date(now.getTime() - ziti_keep_time * DAY_MS))
    const due = await unfetchedOrders(db, company_id, { before, limit: BATCH })
    return forEach(due, { failed, signal }, (order_id) =>
      inTransaction(db, async (tx) => {
        const found = await orderById(tx, company_id, order_id)
        if (!found || !(await takeMember(tx, company_id, found.user_id))) return false
        // read again under the member's lock: it may have been handed over or cancelled
        const order = await orderById(tx, company_id, order_id)
        if (order?.ziti_status !== 'PENDING') return false
        if (refusalToCancel(order, await hasOpenAftersale(tx, company_id, order_id)) !== undefined)
          return false
        const by = { company_id, actor: 'system' }
        await cancelPaid(tx, by, { order_id, reason: '逾期未提货' }, now)
        return true
      }),
    )
  },
}

export default cancelUnfetched
