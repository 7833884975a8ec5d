import { dueNotices } from './repo'
import { notifyOfStock } from './service'
import { BATCH, forEachCall, type Job } from '../../platform'

/** Notifies members who wait for an item once it is in stock again (到货通知). */
const tellOfStock: Job = {
  name: 'tell-of-stock',
  every: 60,
  async run({ db, sms, company_id, now, failed, signal }) {
    if (sms.silent) return 0
    const due = await dueNotices(db, company_id, BATCH)
    const byName = new Map(due.map((notice) => [`${notice.item_id}/${notice.user_id}`, notice]))
    return forEachCall([...byName.keys()], { failed, signal }, async (name) => {
      const notice = byName.get(name)
      return notice !== undefined && notifyOfStock({ db, sms, company_id, now }, notice)
    })
  },
}

export default tellOfStock
