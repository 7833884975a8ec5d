import { createHash } from 'node:crypto'
import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { fault } from '../../core/fault-points'
import { insertNotice } from './repo'
import {
  RefusedNotice,
  type NoticeRefusal,
  type PaymentProvider,
  type RawNotice,
} from '../providers/provider'
import { settle } from './settle'

/** Most characters that are stored of a notice with a valid signature. */
const MOST_CHARACTERS = 20_000
/** Most bytes that are stored of an unsigned notice, since anyone can send one. */
const MOST_UNSIGNED_BYTES = 200
/** Most characters that are stored of a payment id. */
const LONGEST_ID = 64

/**
 * Processes a provider's notice. It is accepted only with the right signature, addressee, amount and currency; rejected
 * notices are stored with the reason (rule payments-1), unsigned ones only as a prefix and a hash.
 * @returns whether it was accepted; repeated notices are
 */
export async function receiveNotice(
  db: Database,
  provider: PaymentProvider,
  raw: RawNotice,
): Promise<boolean> {
  const { company_id, body, now } = raw
  const row = { company_id, pay_type: provider.name, created: now }
  const kept = { ...row, content: { body: storable(body.slice(0, MOST_CHARACTERS)) } }
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
      ...(UNSIGNED.has(refusal) ? { ...row, content: unsignedContent(body) } : kept),
      ...refused,
    })
    return false
  }
}

const UNSIGNED: ReadonlySet<NoticeRefusal> = new Set(['signature'])

/** Identifies an unsigned notice without storing it. */
function unsignedContent(body: string): { body: string; bytes: number; sha256: string } {
  const bytes = Buffer.from(body)
  return {
    // printable, one character per byte
    body: bytes
      .subarray(0, MOST_UNSIGNED_BYTES)
      .toString('latin1')
      .replaceAll(/[^\x20-\x7e]/g, '.'),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** PostgreSQL text cannot hold NUL or unpaired surrogates. */
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD')
