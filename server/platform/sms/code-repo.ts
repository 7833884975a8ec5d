import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { proposed } from '../../db/proposed'
import { sms_code } from '../../db/schema'
import { FIGURES } from '../../config/limits'

/** Rule members-1. */
const LIFE = sql`make_interval(secs => ${FIGURES.sms_seconds})`
const MOST_TRIES = FIGURES.sms_tries

/** Which code: one for each number and purpose. */
export interface CodeKey {
  company_id: string
  /** A mobile number; an e-mail address for the purpose `email`. */
  mobile: string
  purpose: SmsPurpose
}

export type SmsPurpose = 'sign' | 'forgot_password' | 'login' | 'update' | 'staff' | 'email'

const one = ({ company_id, mobile, purpose }: CodeKey) =>
  and(eq(sms_code.company_id, company_id), eq(sms_code.mobile, mobile), eq(sms_code.purpose, purpose))

/** A new code takes the place of the one before. */
export async function storeCode(db: Database, key: CodeKey, code_hash: string): Promise<void> {
  await db
    .insert(sms_code)
    .values({ ...key, code_hash, tries: 0, sent: sql`now()`, expires: sql`now() + ${LIFE}` })
    .onConflictDoUpdate({
      target: [sms_code.company_id, sms_code.mobile, sms_code.purpose],
      set: proposed('code_hash', 'tries', 'sent', 'expires'),
    })
}

/** Counts a try before it is compared, so that many at once are many; `undefined` where no code is alive. */
export async function tryCode(db: Database, key: CodeKey): Promise<string | undefined> {
  const [row] = await db
    .update(sms_code)
    .set({ tries: sql`${sms_code.tries} + 1` })
    .where(and(one(key), gt(sms_code.expires, sql`now()`), lt(sms_code.tries, MOST_TRIES)))
    .returning({ code_hash: sms_code.code_hash })
  return row?.code_hash
}

/** Whether this took the code away: of many at once one. */
export async function takeCode(db: Database, key: CodeKey, code_hash: string): Promise<boolean> {
  const rows = await db
    .delete(sms_code)
    .where(and(one(key), eq(sms_code.code_hash, code_hash)))
    .returning({ mobile: sms_code.mobile })
  return rows.length === 1
}
