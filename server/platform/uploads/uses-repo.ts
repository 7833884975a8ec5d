import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { FIGURES } from '../../config/limits'
import type { Owner } from '../../core/owner'
import { ofOrders, ofTrades } from '../../db/shops'
import type { Right } from '@schemas/rights'
import type { Audience } from './addresses'

/** A member's picture, by its address in rows. */
export type NamedPicture = Owner & { url: string }

/** Rows that may name pictures of a member. */
interface Naming {
  audience: Audience
  table: string
  key: string
  column: string
  own(owner: Owner): SQL
  /** For operators: the right to see the rows, and which of them. */
  seen: { right: Right; within(company_id: string, shops: readonly string[]): SQL }
}

const byMember = ({ company_id, user_id }: Owner) => sql`company_id = ${company_id} and user_id = ${user_id}`
const byTrade = ({ company_id, user_id }: Owner) => sql`company_id = ${company_id} and trade_id in (
  select trade_id from trade where company_id = ${company_id} and user_id = ${user_id})`

/** Lists of addresses. A member's avatar is one address. */
const NAMING: readonly Naming[] = [
  {
    audience: 'public',
    table: 'review',
    key: 'rate_id',
    column: 'rate_pic',
    own: byMember,
    seen: {
      right: 'orders.view',
      within: (company_id, shops) => ofOrders(company_id, sql`review.order_id`, shops),
    },
  },
  {
    audience: 'private',
    table: 'aftersale',
    key: 'aftersales_bn',
    column: 'evidence_pic',
    own: byMember,
    seen: {
      right: 'orders.view',
      within: (company_id, shops) => ofOrders(company_id, sql`aftersale.order_id`, shops),
    },
  },
  {
    audience: 'private',
    table: 'voucher',
    key: 'trade_id',
    column: 'voucher_pic',
    own: byTrade,
    seen: {
      right: 'payments.view',
      within: (company_id, shops) => ofTrades(company_id, sql`voucher.trade_id`, shops),
    },
  },
]

const holds = ({ column }: Naming, url: string) =>
  sql`${sql.identifier(column)} @> ${JSON.stringify([url])}::jsonb`

/** Who may see the rows that name a picture. */
export async function audiencesOf(
  db: Database | Transaction,
  picture: NamedPicture,
): Promise<ReadonlySet<Audience>> {
  const found = new Set<Audience>()
  const { rows } = await db.execute(
    sql`select 1 from member where ${byMember(picture)} and avatar = ${picture.url}`,
  )
  if (rows.length > 0) found.add('public')
  for (const naming of NAMING) {
    if (found.has(naming.audience)) continue
    const { rows: some } = await db.execute(sql`
      select 1 from ${sql.identifier(naming.table)} where ${naming.own(picture)} and ${holds(naming, picture.url)} limit 1`)
    if (some.length > 0) found.add(naming.audience)
  }
  return found
}

/**
 * Whether a row that the operator may see names the picture (rules office-8, office-9). Only rows of its member are read,
 * which indexes find.
 */
export async function isSeenBy(
  db: Database,
  picture: NamedPicture,
  { rights, shops }: { rights: readonly Right[]; shops: readonly string[] },
): Promise<boolean> {
  const named = NAMING.filter(({ seen }) => rights.includes(seen.right)).map(
    (naming) => sql`select 1 from ${sql.identifier(naming.table)}
      where ${naming.own(picture)} and ${holds(naming, picture.url)} and ${naming.seen.within(picture.company_id, shops)}`,
  )
  const avatar = rights.includes('members.view')
    ? [sql`select 1 from member where ${byMember(picture)} and avatar = ${picture.url}`]
    : []
  if (named.length + avatar.length === 0) return false
  const { rows } = await db.execute(sql`${sql.join([...named, ...avatar], sql` union all `)} limit 1`)
  return rows.length > 0
}

/**
 * Changes an address in the rows of an audience. It waits for no lock, so it never deadlocks with a request that
 * locks such a row before it names a picture: a row that is being changed keeps the former address.
 */
export async function renameIn(
  tx: Transaction,
  picture: NamedPicture,
  audience: Audience,
  to: string,
): Promise<void> {
  const { company_id, url } = picture
  for (const naming of NAMING.filter((one) => one.audience === audience)) {
    const [table, key, column] = [naming.table, naming.key, naming.column].map((name) => sql.identifier(name))
    await tx.execute(sql`
      update ${table}
         set ${column} = replace(${column}::text, ${JSON.stringify(url)}, ${JSON.stringify(to)})::jsonb
       where company_id = ${company_id} and ${key} = any(array(
         select ${key} from ${table} where ${naming.own(picture)} and ${holds(naming, url)} for update skip locked))`)
  }
  if (audience === 'private') return
  await tx.execute(sql`
    update member set avatar = ${to} where company_id = ${company_id} and user_id = any(array(
      select user_id from member where ${byMember(picture)} and avatar = ${url} for update skip locked))`)
}

/** Whether the member has closed the account. */
export async function hasLeft(db: Database, owner: Owner): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from member where ${byMember(owner)} and deleted is not null`,
  )
  return rows.length > 0
}

/**
 * Removes pictures and bank data of a closed account from evidence and vouchers; accepted vouchers are kept as long as
 * the books (电子商务法 31).
 */
export async function forgetEvidence(db: Database | Transaction, owner: Owner, now: Date): Promise<void> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - FIGURES.voucher_years)
  await db.execute(
    sql`update aftersale set evidence_pic = '[]' where ${byMember(owner)} and evidence_pic <> '[]'`,
  )
  await db.execute(sql`
    update voucher
       set voucher_pic = '[]', pay_account_name = '', pay_account_bank = '', pay_account_no = '', transfer_remark = ''
     where ${byTrade(owner)} and (check_status <> 1 or updated < ${since.toISOString()}::timestamptz)`)
}

/**
 * Removes the pictures of a closed account from evidence and vouchers, and makes all of its pictures due: the job deletes
 * the files that no row names.
 */
export async function forgetPictures(tx: Transaction, owner: Owner, now: Date): Promise<void> {
  await forgetEvidence(tx, owner, now)
  await tx.execute(
    sql`update member_upload set look_at = ${now.toISOString()}::timestamptz where ${byMember(owner)}`,
  )
}
