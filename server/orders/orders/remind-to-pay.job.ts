import { remindToPay } from './payment-reminder-repo'
import { BATCH, type Job, settingOf } from '../../platform'

/** Reminds buyers once of orders that are unpaid some minutes after they were placed (rule orders-2, setting trade). */
const remindOfPayment: Job = {
  name: 'remind-to-pay',
  every: 15,
  async run({ db, company_id, now }) {
    const { pay_remind_time: minutes } = await settingOf(db, company_id, 'trade')
    return minutes === 0 ? 0 : remindToPay(db, company_id, { now, minutes, limit: BATCH })
  },
}

export default remindOfPayment
