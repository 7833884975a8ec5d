import { createHash } from 'node:crypto'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { fault } from '../../core/fault-points'
import { insertNotice } from './payment-repo'
import { RefusedNotice, type NoticeRefusal, type PaymentProvider, type RawNotice } from './provider'
import { settle } from './settle'

/** Characters that are stored of a notification with a valid signature. */
const KEPT = 20_000
/** Bytes that are stored of any other, since anyone can send one. */
const KEPT_UNSIGNED_BYTES = 200
/** Most characters of the payment id that it names. */
const LONGEST_ID = 64

/**
 * Takes what came in at a provider's notify address: believed only with the right signature, addressee, amount and
 * currency; rejected ones are stored with the reason (rule payments-1), unsigned ones only as a prefix and a hash.
 * @returns whether it was believed, or told us what we knew
 */
export async function takeNotice(db: Database, provider: PaymentProvider, raw: RawNotice): Promise<boolean> {
  const { company_id, body, now } = raw
  const row = { company_id, pay_type: provider.name, created: now }
  const kept = { ...row, content: { body: storable(body.slice(0, KEPT)) } }
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
    const refused = { payment_id: storable(payment_id.slice(0, LONGEST_ID)), refusal, accepted: false }
    await insertNotice(db, {
      ...(UNSIGNED.has(refusal) ? { ...row, content: remains(body) } : kept),
      ...refused,
    })
    return false
  }
}

const UNSIGNED: ReadonlySet<NoticeRefusal> = new Set(['signature'])

/** Distinguishes forged notifications without storing them. */
function remains(body: string): { body: string; bytes: number; sha256: string } {
  const bytes = Buffer.from(body)
  return {
    // printable, one character per byte
    body: bytes
      .subarray(0, KEPT_UNSIGNED_BYTES)
      .toString('latin1')
      .replaceAll(/[^\x20-\x7e]/g, '.'),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** PostgreSQL text cannot hold NUL or unpaired surrogates. */
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD')
