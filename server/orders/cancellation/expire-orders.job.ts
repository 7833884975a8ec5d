import { closeExpiredTrade } from './close'
import { expiredTrades } from '../../payments'
import { BATCH, forEach, type Job } from '../../platform'

/** Cancels orders that were not paid in time (rule orders-1). */
const expireOrders: Job = {
  name: 'expire-orders',
  every: 5,
  async run({ db, company_id, now, failed, signal }) {
    const due = await expiredTrades(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, (trade_id) => closeExpiredTrade(db, company_id, trade_id, now))
  },
}

export default expireOrders
