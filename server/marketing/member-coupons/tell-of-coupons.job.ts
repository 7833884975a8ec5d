import { tellOfEndingCoupons } from './claim-repo'
import { BATCH, type Job, settingOf } from '../../platform'

/** Notifies members once of coupons that expire soon (setting trade). */
const tellOfCoupons: Job = {
  name: 'tell-of-coupons',
  every: 600,
  async run({ db, company_id, now }) {
    const { coupon_remind_days: days } = await settingOf(db, company_id, 'trade')
    return days === 0 ? 0 : tellOfEndingCoupons(db, company_id, { now, days, limit: BATCH })
  },
}

export default tellOfCoupons
