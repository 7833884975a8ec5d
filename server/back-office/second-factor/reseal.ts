import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client'
import { operator_second_factor } from '../../db/schema'
import type { SecretBox } from '../../db/secret-box'

/**
 * Encrypts a company's TOTP secrets with the first key, so that an earlier one can be removed from the list.
 * @returns how many had another key
 * @throws Error where the key of one is not in the list
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
      .where(
        and(
          eq(operator_second_factor.company_id, company_id),
          eq(operator_second_factor.operator_id, operator_id),
        ),
      )
  return outdated.length
}
