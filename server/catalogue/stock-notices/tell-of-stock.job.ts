import { dueNotices } from './repo'
import { tellOfStock } from './service'
import { BATCH, forEachCall, type Job } from '../../platform'

/** Whoever waits for an item is told once it is there again (到货通知). */
const tellWhoWaits: Job = {
  name: 'tell-of-stock',
  every: 60,
  async run({ db, sms, company_id, now, failed, signal }) {
    if (sms.silent) return 0
    const due = await dueNotices(db, company_id, BATCH)
    const byName = new Map(due.map((notice) => [`${notice.item_id}/${notice.user_id}`, notice]))
    return forEachCall([...byName.keys()], { failed, signal }, async (name) => {
      const notice = byName.get(name)
      return notice !== undefined && tellOfStock({ db, sms, company_id, now }, notice)
    })
  },
}

export default tellWhoWaits
