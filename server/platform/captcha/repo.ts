import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { captcha } from '../../db/schema'

const LIFE = sql`interval '300 seconds'`

export interface StoredCaptcha {
  company_id: string
  captcha_id: string
  purpose: string
  answer_hash: string
}

/** Stores the answer of a captcha, and deletes expired ones. */
export async function insertCaptcha(db: Database, row: StoredCaptcha): Promise<void> {
  await db.delete(captcha).where(and(eq(captcha.company_id, row.company_id), lt(captcha.expires, sql`now()`)))
  await db.insert(captcha).values({ ...row, expires: sql`now() + ${LIFE}` })
}

/** Deletes a captcha, so that it is used once. @returns its answer unless it has expired */
export async function takeCaptcha(
  db: Database,
  { company_id, captcha_id, purpose }: Omit<StoredCaptcha, 'answer_hash'>,
): Promise<string | undefined> {
  const [row] = await db
    .delete(captcha)
    .where(
      and(
        eq(captcha.company_id, company_id),
        eq(captcha.captcha_id, captcha_id),
        eq(captcha.purpose, purpose),
        sql`${captcha.expires} > now()`,
      ),
    )
    .returning({ answer_hash: captcha.answer_hash })
  return row?.answer_hash
}
