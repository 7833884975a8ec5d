import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from './client'
import { setting } from './schema'

/**
 * A random key of one company for signatures, made when it is first asked for; every server of a deployment reads the
 * same one. No endpoint answers with it: settings are read by the names that their schemas declare.
 */
export async function companySecret(
  db: Database | Transaction,
  company_id: string,
  purpose: string,
): Promise<Buffer> {
  const name = `secret:${purpose}`
  const mine = and(eq(setting.company_id, company_id), eq(setting.name, name))
  const read = async () => {
    const [row] = await db.select({ value: setting.value }).from(setting).where(mine)
    return row && Buffer.from(String(row.value), 'base64url')
  }
  const known = await read()
  if (known) return known
  const value = randomBytes(32).toString('base64url')
  await db.insert(setting).values({ company_id, name, value }).onConflictDoNothing()
  const made = await read()
  if (!made) throw new Error(`Expected a secret for ${purpose} of company ${company_id}, found none`)
  return made
}
