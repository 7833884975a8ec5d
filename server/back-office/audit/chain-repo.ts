import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { ChainSigning, isSigned } from './signing'

/** A row of the log as it is written; the database adds time, number and hash. */
export interface ChainedEntry {
  company_id: string
  audit_id: string
  operator_id: string
  operator_name: string
  action: string
  subject: string
  subject_id: string
  title: string
  /** JSON text; `null` if there was nothing before. */
  before: string | null
  after: string | null
}

/**
 * SHA-256, hex, over the JSON array of the previous row's hash (`''` before the first), the number and every column in
 * the order of the table, the time in microseconds. The text is PostgreSQL's own of a jsonb, so that numbers and keys
 * are hashed as they are stored. Migration 0015 holds the same form: changing it breaks every chain.
 */
const hashOf = (previous: SQL, seq: SQL, row: SQL) => sql`
  encode(sha256(convert_to(jsonb_build_array(${previous}, ${seq}, ${row}.company_id, ${row}.audit_id, ${row}.operator_id,
    ${row}.operator_name, ${row}.action, ${row}.subject, ${row}.subject_id, ${row}.title, ${row}.before, ${row}.after,
    (extract(epoch from ${row}.created) * 1000000)::bigint)::text, 'UTF8')), 'hex')`

/** Hash of a row that is not chained yet: of the row alone. */
export const sealOf = (row: SQL) => hashOf(sql`''`, sql`0`, row)

/**
 * Writes a row without chaining it, so that transactions do not wait for each other: the job `chain-audit` chains it after
 * the commit. Until then its own hash reveals a change of the row.
 */
export async function writeUnchained(tx: Transaction, entry: ChainedEntry): Promise<void> {
  const { company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title } = entry
  const { rows } = await tx.execute<{ hash: string; created: string }>(sql`
    select ${sealOf(sql.raw('line'))} as hash, line.created::text as created
      from (select ${company_id}::text as company_id, ${audit_id}::text as audit_id, ${operator_id}::text as operator_id,
        ${operator_name}::text as operator_name, ${action}::text as action, ${subject}::text as subject,
        ${subject_id}::text as subject_id, ${title}::text as title, ${entry.before}::jsonb as before,
        ${entry.after}::jsonb as after, now() as created) line`)
  const [sealed] = rows
  if (!sealed) throw new Error('Expected one hash of an audit row')
  await tx.execute(sql`
    insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title,
        before, after, created, hash)
    values (${company_id}, ${audit_id}, ${operator_id}, ${operator_name}, ${action}, ${subject}, ${subject_id}, ${title},
        ${entry.before}::jsonb, ${entry.after}::jsonb, ${sealed.created}::timestamptz, ${sealed.hash})`)
}

/** Rows per statement of `writeAllUnchained`. */
const CHUNK = 500

/** The same for many rows, a few hundred in one statement. */
export async function writeAllUnchained(tx: Transaction, entries: readonly ChainedEntry[]): Promise<void> {
  const textsOf = (chunk: readonly ChainedEntry[], key: keyof ChainedEntry) =>
    sql`${sql.param(chunk.map((entry) => entry[key]))}::text[]`
  for (let from = 0; from < entries.length; from += CHUNK) {
    const chunk = entries.slice(from, from + CHUNK)
    const texts = (key: keyof ChainedEntry) => textsOf(chunk, key)
    await tx.execute(sql`
      insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title,
          before, after, created, hash)
      select line.*, ${sealOf(sql.raw('line'))}
        from (select company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title,
                     before::jsonb as before, after::jsonb as after, now() as created
                from unnest(${texts('company_id')}, ${texts('audit_id')}, ${texts('operator_id')},
                            ${texts('operator_name')}, ${texts('action')}, ${texts('subject')}, ${texts('subject_id')},
                            ${texts('title')}, ${texts('before')}, ${texts('after')})
                  as u (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title, before, after)
             ) line`)
  }
}

interface ChainEnd extends Record<string, unknown> {
  seq: number
  hash: string
}

/**
 * Appends committed rows to the company's chain. The row of the chain's head is the lock, so servers take turns; no other
 * transaction waits for it.
 * @throws Error if the chain is signed and this server has no key: unsigned rows after signed ones break the chain
 * @returns how many rows were chained
 */
export async function chainEntries(
  db: Database,
  company_id: string,
  limit: number,
  signing = new ChainSigning(),
): Promise<number> {
  const row = sql.raw('e')
  const waiting = sql`from audit_entry e where e.company_id = ${company_id} and e.seq is null`
  const { rows: some } = await db.execute(sql`select 1 ${waiting} limit 1`)
  if (some.length === 0) return 0
  return inTransaction(db, async (tx) => {
    await tx.execute(
      sql`insert into audit_head (company_id, seq, hash) values (${company_id}, 0, '') on conflict do nothing`,
    )
    const { rows: heads } = await tx.execute<ChainEnd>(
      sql`select seq, hash from audit_head where company_id = ${company_id} for update`,
    )
    const [head] = heads
    if (!head) throw new Error(`Expected the head of the audit log of company ${company_id}, found none`)
    if (isSigned(head.hash) && !signing.signs)
      throw new Error(`Expected PUMIAN_SECRET_KEYS: the audit log of company ${company_id} is signed`)
    let end: ChainEnd = head
    const { rows } = await tx.execute<{ audit_id: string; created: string }>(
      sql`select e.audit_id, e.created::text as created ${waiting} and e.hash = ${sealOf(row)} order by e.created, e.audit_id limit ${limit}`,
    )
    for (const { audit_id, created } of rows) {
      // the time selects the month's partition
      const line = sql`company_id = ${company_id} and audit_id = ${audit_id} and created = ${created}::timestamptz`
      const seq = end.seq + 1
      const { rows: hashes } = await tx.execute<{ hash: string }>(sql`
        select ${hashOf(sql`${end.hash}::text`, sql`${seq}::int`, row)} as hash from audit_entry e
         where ${line}`)
      const [plain] = hashes
      if (!plain) continue
      end = { seq, hash: signing.sign(plain.hash) }
      await tx.execute(sql`
        update audit_entry set seq = ${end.seq}::int, hash = ${end.hash} where ${line}`)
    }
    await tx.execute(
      sql`update audit_head set seq = ${end.seq}, hash = ${end.hash} where company_id = ${company_id}`,
    )
    return rows.length
  })
}

/** Whether a company's chain ends with an unsigned row and no row waits to be chained (and signed). */
export async function hasUnsignedEnd(db: Database, company_id: string): Promise<boolean> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select h.hash from audit_head h where h.company_id = ${company_id} and h.seq > 0
      and not exists (select 1 from audit_entry e where e.company_id = ${company_id} and e.seq is null)`)
  return rows.some(({ hash }) => !isSigned(hash))
}

export interface ChainHead extends Record<string, unknown> {
  company_id: string
  seq: number
  hash: string
}

/** End of each company's chain: copies that are kept elsewhere reveal a chain that was rewritten. */
export async function chainHeads(db: Database): Promise<ChainHead[]> {
  const { rows } = await db.execute<ChainHead>(
    sql`select company_id, seq, hash from audit_head where seq > 0 order by company_id`,
  )
  return rows
}

/** Every company with rows or with a head of a chain. */
export async function auditedCompanies(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ company_id: string }>(sql`
    select company_id from audit_head union select distinct company_id from audit_entry order by company_id`)
  return rows.map(({ company_id }) => company_id)
}

/** End of a company's chain; number 0 without rows. */
export async function chainEnd(db: Database, company_id: string): Promise<{ seq: number; hash: string }> {
  const { rows } = await db.execute<ChainEnd>(
    sql`select seq, hash from audit_head where company_id = ${company_id}`,
  )
  return rows[0] ?? { seq: 0, hash: '' }
}

interface CheckedRow extends Record<string, unknown> {
  audit_id: string
  hash: string
  /** The hash that the row must have. */
  expected: string
}

/** Rows after a verified one, each with the hash that it must have if the row before it is right. */
export async function chainedRows(
  db: Database,
  company_id: string,
  after: { seq: number; hash: string },
  limit: number,
): Promise<(CheckedRow & { seq: number })[]> {
  const { rows } = await db.execute<CheckedRow & { seq: number }>(sql`
    select seq, audit_id, hash, ${hashOf(sql`previous`, sql`seq`, sql.raw('e'))} as expected
      from (select *, lag(hash, 1, ${after.hash}::text) over (order by seq) as previous from audit_entry
             where company_id = ${company_id} and seq > ${after.seq} order by seq limit ${limit}) e
     order by seq`)
  return rows
}

/** Rows that are not chained yet, each with the hash that it must have. */
export async function unchainedRows(db: Database, company_id: string): Promise<CheckedRow[]> {
  const { rows } = await db.execute<CheckedRow>(sql`
    select e.audit_id, e.hash, ${sealOf(sql.raw('e'))} as expected from audit_entry e
     where e.company_id = ${company_id} and e.seq is null order by e.created, e.audit_id`)
  return rows
}
