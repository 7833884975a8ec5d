import { sendDueRefunds } from './send-refunds'
import type { Job } from '../../platform'

/** Money that goes back is sent, again until it has arrived. */
const sendRefunds: Job = {
  name: 'send-refunds',
  every: 10,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    sendDueRefunds(db, providers, company_id, { now, limit: 20, failed, signal }),
}

export default sendRefunds
