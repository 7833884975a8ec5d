import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { proposed } from '../../db/proposed'
import { operator_second_factor } from '../../db/schema'
import type { SecretBox } from '../../db/secret-box'

export type SecondFactor = typeof operator_second_factor.$inferSelect
type Whose = Pick<SecondFactor, 'company_id' | 'operator_id'>

const of = ({ company_id, operator_id }: Whose) =>
  and(eq(operator_second_factor.company_id, company_id), eq(operator_second_factor.operator_id, operator_id))

/** The second factor of one operator, confirmed or not. */
export async function secondFactorOf(
  db: Database | Transaction,
  whose: Whose,
): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(operator_second_factor).where(of(whose))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockSecondFactor(tx: Transaction, whose: Whose): Promise<SecondFactor | undefined> {
  const [row] = await tx.select().from(operator_second_factor).where(of(whose)).for('update')
  return row
}

/** Which of these operators have a confirmed second factor. */
export async function withSecondFactor(
  db: Database | Transaction,
  company_id: string,
  operator_ids: string[],
): Promise<Set<string>> {
  if (operator_ids.length === 0) return new Set()
  const rows = await db
    .select({ operator_id: operator_second_factor.operator_id })
    .from(operator_second_factor)
    .where(
      and(
        eq(operator_second_factor.company_id, company_id),
        inArray(operator_second_factor.operator_id, operator_ids),
        isNotNull(operator_second_factor.confirmed),
      ),
    )
  return new Set(rows.map(({ operator_id }) => operator_id))
}

/** Stores a secret that waits for its first code; replaces an earlier unconfirmed one. */
export async function keepPending(tx: Transaction, whose: Whose, secret: string): Promise<void> {
  await tx
    .insert(operator_second_factor)
    .values({ ...whose, secret })
    .onConflictDoUpdate({
      target: [operator_second_factor.company_id, operator_second_factor.operator_id],
      set: proposed('secret'),
      setWhere: sql`${operator_second_factor.confirmed} is null`,
    })
}

export async function changeSecondFactor(
  tx: Transaction,
  whose: Whose,
  values: Partial<Pick<SecondFactor, 'confirmed' | 'used_step' | 'recovery'>>,
): Promise<void> {
  await tx.update(operator_second_factor).set(values).where(of(whose))
}

/** @returns whether there was a confirmed one */
export async function deleteSecondFactor(tx: Transaction, whose: Whose): Promise<boolean> {
  const rows = await tx
    .delete(operator_second_factor)
    .where(of(whose))
    .returning({ confirmed: operator_second_factor.confirmed })
  return rows.some(({ confirmed }) => confirmed !== null)
}

/**
 * Encrypts a company's TOTP secrets with the first key, so that an earlier key can be removed from the list.
 * @returns how many were encrypted with another key
 * @throws Error if the key of a secret is not in the list
 */
export async function resealSecondFactors(
  tx: Transaction,
  box: SecretBox,
  company_id: string,
): Promise<number> {
  const rows = await tx
    .select()
    .from(operator_second_factor)
    .where(eq(operator_second_factor.company_id, company_id))
    .orderBy(asc(operator_second_factor.operator_id))
    .for('update')
  const outdated = rows.filter(({ secret }) => !box.isCurrent(secret))
  for (const { operator_id, secret } of outdated)
    await tx
      .update(operator_second_factor)
      .set({ secret: await box.seal(tx, company_id, await box.open(tx, company_id, secret)) })
      .where(of({ company_id, operator_id }))
  return outdated.length
}
