import { DAY_MS } from '@schemas/time-units'
import { remindToFetch } from './repo'
import { BATCH, type Job, settingOf } from '../../platform'
import { dayInShanghai } from '../../core/shanghai'

/** Reminds buyers once of pickup orders, on the last day before they are cancelled (`cancel-unfetched`). */
const remindOfPickup: Job = {
  name: 'remind-to-fetch',
  every: 300,
  async run({ db, company_id, now }) {
    const { ziti_keep_time } = await settingOf(db, company_id, 'trade')
    const chosen = dayInShanghai(new Date(now.getTime() - ziti_keep_time * DAY_MS))
    const end = `${dayInShanghai(new Date(now.getTime() + DAY_MS))} 00:00`
    return remindToFetch(db, company_id, { chosen, end, limit: BATCH })
  },
}

export default remindOfPickup
