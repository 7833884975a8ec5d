import { sendDueRefunds } from './send-refunds'
import type { Job } from '../../platform'

/** Sends due refunds, repeatedly until they are paid out or refused. */
const sendRefunds: Job = {
  name: 'send-refunds',
  every: 10,
  run: ({ db, providers, company_id, now, failed, signal }) =>
    sendDueRefunds(db, providers, company_id, { now, limit: 20, failed, signal }),
}

export default sendRefunds
