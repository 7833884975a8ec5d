import { BATCH, type Job } from './job'
import { deleteStale } from './repo'

/** Deletes expired idempotency keys, quotes, codes, guests' carts and sessions. */
const cleanUp: Job = {
  name: 'clean-up',
  every: 300,
  run: ({ db, company_id, now }) => deleteStale(db, company_id, now, BATCH),
}

export default cleanUp
