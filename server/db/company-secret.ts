import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from './client'
import { setting } from './schema'
import { timeNow } from './time'

/** Purposes of company keys, and whether `npm run secrets:rotate` replaces them. */
const ROTATED = {
  captcha: true,
  identity: true,
  'picture-link': true,
  preview: true,
  sealed: true,
  seckill: true,
  sms: true,
  'test-pay': true,
  upload: true,
  'work-id': true,
  // encrypts data stored beside it when PUMIAN_SECRET_KEYS is not set: a new key would protect nothing
  'second-factor': false,
  // names of stored pictures contain a MAC of their member
  'member-picture': false,
  // public: clients of a shop compute signatures with it
  sign: false,
} as const
export type SecretPurpose = keyof typeof ROTATED

const rotated = (Object.keys(ROTATED) as SecretPurpose[]).filter((purpose) => ROTATED[purpose])

const nameOf = (purpose: SecretPurpose) => `secret:${purpose}`
/** The key before the last rotation, and until when its signatures are accepted. */
const nameOfPrevious = (purpose: SecretPurpose) => `secret-before:${purpose}`

interface PreviousSecret {
  key: string
  /** ISO time. */
  until: string
}

type Connection = Database | Transaction

async function readValues(
  db: Connection,
  company_id: string,
  names: string[],
): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: setting.name, value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), inArray(setting.name, names)))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/**
 * A random signing key of one company, created on first use; all servers of a deployment read the same one. No
 * endpoint returns it: settings are read by the names that their schemas declare.
 */
export async function companySecret(
  db: Connection,
  company_id: string,
  purpose: SecretPurpose,
): Promise<Buffer> {
  const name = nameOf(purpose)
  const read = async () => {
    const value = (await readValues(db, company_id, [name])).get(name)
    return value === undefined ? undefined : Buffer.from(String(value), 'base64url')
  }
  const known = await read()
  if (known) return known
  const value = randomBytes(32).toString('base64url')
  await db.insert(setting).values({ company_id, name, value }).onConflictDoNothing()
  const made = await read()
  if (!made) throw new Error(`Expected a secret for ${purpose} of company ${company_id}, found none`)
  return made
}

/** The keys whose signatures are valid: the current one first, then the previous one while both are valid. */
export async function acceptedSecrets(
  db: Connection,
  company_id: string,
  purpose: SecretPurpose,
  now = timeNow(),
): Promise<Buffer[]> {
  const [name, before] = [nameOf(purpose), nameOfPrevious(purpose)]
  const values = await readValues(db, company_id, [name, before])
  if (!values.has(name)) return [await companySecret(db, company_id, purpose)]
  const previous = values.get(before) as PreviousSecret | undefined
  const keys = [String(values.get(name))]
  if (previous && new Date(previous.until) > now) keys.push(previous.key)
  return keys.map((key) => Buffer.from(key, 'base64url'))
}

/**
 * Replaces the company's keys. Keys that were never used are created on first use.
 * @param until when signatures of the current keys expire
 * @returns number of replaced keys
 */
export async function rotateSecrets(tx: Transaction, company_id: string, until: Date): Promise<number> {
  const present = await tx
    .select({ name: setting.name, value: setting.value })
    .from(setting)
    .where(and(eq(setting.company_id, company_id), inArray(setting.name, rotated.map(nameOf))))
    .orderBy(setting.name)
    .for('update')
  for (const purpose of rotated) {
    const row = present.find(({ name }) => name === nameOf(purpose))
    if (!row) continue
    const previous: PreviousSecret = { key: String(row.value), until: until.toISOString() }
    const name = nameOfPrevious(purpose)
    await tx
      .insert(setting)
      .values({ company_id, name, value: previous })
      .onConflictDoUpdate({ target: [setting.company_id, setting.name], set: { value: previous } })
    await tx
      .update(setting)
      .set({ value: randomBytes(32).toString('base64url') })
      .where(and(eq(setting.company_id, company_id), eq(setting.name, row.name)))
  }
  return present.length
}
