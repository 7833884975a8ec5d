import { BATCH, type Job } from './job'
import { deleteStale } from './repo'

/** Keys, quotes, codes, guests' carts and sessions that have served their time. */
const cleanUp: Job = {
  name: 'clean-up',
  every: 300,
  run: ({ db, company_id, now }) => deleteStale(db, company_id, now, BATCH),
}

export default cleanUp
