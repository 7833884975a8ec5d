import { createHash } from 'node:crypto'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { fault } from '../../fault'
import { insertNotice } from './payment-repo'
import { RefusedNotice, type NoticeRefusal, type PaymentProvider, type RawNotice } from './provider'
import { settle } from './settle'

/** Characters that are kept of a notice whose signature is right. */
const KEPT = 20_000
/** Bytes that are kept of any other: anybody can send one. */
const KEPT_UNSIGNED_BYTES = 200
/** Characters of the payment that it claims to be about. */
const LONGEST_ID = 64

/**
 * Takes what came in at a provider's notify address: believed only with the right signature, addressee, amount and
 * currency; each is kept with why it was not (commerce-rules 11), of unsigned ones only the beginning and a hash.
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

/** What tells one forged notice from another. */
function remains(body: string): { body: string; bytes: number; sha256: string } {
  const bytes = Buffer.from(body)
  return {
    // readable, and a byte a byte
    body: bytes
      .subarray(0, KEPT_UNSIGNED_BYTES)
      .toString('latin1')
      .replaceAll(/[^\x20-\x7e]/g, '.'),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** No database holds NUL or halves of characters. */
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD')
