import { claimOrder } from '../order-repo'
import { inTransaction } from '../../db/transaction'
import { hasOpenAftersale } from '../aftersale-state/repo'
import { receive } from './receive'
import { BATCH, forEach, type Job } from '../../platform'
import { ordersToReceive } from './repo'

/** Counts orders as received that their buyers have not confirmed in time (rule orders-3). */
const receiveOrders: Job = {
  name: 'receive-orders',
  every: 30,
  async run({ db, company_id, now, failed, signal }) {
    const due = await ordersToReceive(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, (order_id) =>
      inTransaction(db, async (tx) => {
        const order = await claimOrder(tx, company_id, order_id)
        if (order?.status !== 'WAIT_BUYER_CONFIRM' || !order.auto_finish || order.auto_finish > now)
          return false
        if (await hasOpenAftersale(tx, company_id, order_id)) return false
        await receive(tx, { company_id, actor: 'system' }, order_id, now)
        return true
      }),
    )
  },
}

export default receiveOrders
