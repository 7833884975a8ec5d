import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { member, member_address } from '../../db/schema'
import type { Owner } from '../../core/owner'

export type AddressRow = typeof member_address.$inferSelect

/** The columns that the owner may change. */
export type AddressValues = Omit<
  typeof member_address.$inferInsert,
  'company_id' | 'user_id' | 'address_id' | 'is_def' | 'created' | 'updated'
>

const ownedBy = ({ company_id, user_id }: Owner) =>
  and(eq(member_address.company_id, company_id), eq(member_address.user_id, user_id))

const one = (owner: Owner, address_id: string) =>
  and(ownedBy(owner), eq(member_address.address_id, address_id))

/** The default first, then the most recently changed. */
const ORDER = [desc(member_address.is_def), desc(member_address.updated), member_address.address_id] as const

export async function addressesPage(
  db: Database,
  owner: Owner,
  { limit, offset }: PageWindow,
): Promise<AddressRow[]> {
  return db
    .select()
    .from(member_address)
    .where(ownedBy(owner))
    .orderBy(...ORDER)
    .limit(limit)
    .offset(offset)
}

/**
 * Where the row of `member` has goods sent, `{ province, city, county }`; null without an address. For statements with a
 * parameter `company_id`, its company.
 */
export const DEFAULT_PLACE: SQL = sql`(
  select json_build_object('province', a.province, 'city', a.city, 'county', a.county) from member_address a
   where a.company_id = ${sql.placeholder('company_id')} and a.user_id = ${member.user_id}
   order by a.is_def desc, a.updated desc, a.address_id limit 1)`

export async function addressCount(db: Database | Transaction, owner: Owner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(member_address).where(ownedBy(owner))
  return row?.count ?? 0
}

export async function addressById(
  db: Database | Transaction,
  owner: Owner,
  address_id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(member_address).where(one(owner, address_id))
  return row
}

/** Serializes changes of an address book: it has one default, and never more rows than allowed. */
export async function lockAddressBook(tx: Transaction, { company_id, user_id }: Owner): Promise<void> {
  await tx
    .select({ user_id: member.user_id })
    .from(member)
    .where(and(eq(member.company_id, company_id), eq(member.user_id, user_id)))
    .for('update')
}

export async function insertAddress(
  tx: Transaction,
  owner: Owner,
  address_id: string,
  values: AddressValues,
): Promise<void> {
  await tx.insert(member_address).values({ ...values, ...owner, address_id })
}

export async function updateAddress(
  tx: Transaction,
  owner: Owner,
  address_id: string,
  values: Partial<AddressValues>,
): Promise<void> {
  await tx
    .update(member_address)
    .set({ ...values, updated: sql`now()` })
    .where(one(owner, address_id))
}

/** @returns the deleted row */
export async function deleteAddress(
  tx: Transaction,
  owner: Owner,
  address_id: string,
): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(member_address).where(one(owner, address_id)).returning()
  return row
}

/** Makes this the only default: the previous one is reset first, because of the unique index. */
export async function setDefaultAddress(tx: Transaction, owner: Owner, address_id: string): Promise<void> {
  await tx
    .update(member_address)
    .set({ is_def: false })
    .where(and(ownedBy(owner), eq(member_address.is_def, true)))
  await tx.update(member_address).set({ is_def: true }).where(one(owner, address_id))
}

/** The address that replaces a deleted default. */
export async function lastChangedAddress(tx: Transaction, owner: Owner): Promise<string | undefined> {
  const [row] = await tx
    .select({ address_id: member_address.address_id })
    .from(member_address)
    .where(ownedBy(owner))
    .orderBy(...ORDER)
    .limit(1)
  return row?.address_id
}
