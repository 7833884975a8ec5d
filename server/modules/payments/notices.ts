import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { fault } from '../../fault'
import { insertNotice } from './payment-repo'
import { RefusedNotice, type PaymentProvider, type RawNotice } from './provider'
import { settle } from './settle'

/** Characters of a notice that are kept: more is nobody's notice. */
const KEPT = 20_000

/**
 * Takes what came in at a provider's notify address: believed only with the right signature, addressee, amount and
 * currency; each is kept with why it was not (commerce-rules 11).
 * @returns whether it was believed, or told us what we knew
 */
export async function takeNotice(db: Database, provider: PaymentProvider, raw: RawNotice): Promise<boolean> {
  const { company_id, body, now } = raw
  const kept = { company_id, pay_type: provider.name, content: { body: body.slice(0, KEPT) }, created: now }
  try {
    const { payment_id, report } = await provider.readNotice(raw)
    await inTransaction(db, async (tx) => {
      if (report.state === 'SUCCESS') await settle(tx, company_id, payment_id, report, now)
      await insertNotice(tx, { ...kept, payment_id, accepted: true })
    })
    fault('pay:committed')
    return true
  } catch (error) {
    if (!(error instanceof RefusedNotice)) throw error
    const { refusal, payment_id } = error
    await insertNotice(db, { ...kept, payment_id, refusal, accepted: false })
    return false
  }
}
