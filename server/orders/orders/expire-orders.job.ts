import { closeExpired } from './expire'
import { expiredTrades } from '../../payments'
import { BATCH, forEach, type Job } from '../../platform'

/** Orders that nobody paid in time are cancelled (rule orders-1). */
const expireOrders: Job = {
  name: 'expire-orders',
  every: 5,
  async run({ db, company_id, now, failed, signal }) {
    const due = await expiredTrades(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, (trade_id) => closeExpired(db, company_id, trade_id, now))
  },
}

export default expireOrders
