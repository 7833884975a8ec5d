import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { ChainSigning, isSigned } from './signing'

/** One line of the log as it is written; the database adds time, number and hash. */
export interface ChainedEntry {
  company_id: string
  audit_id: string
  operator_id: string
  operator_name: string
  action: string
  subject: string
  subject_id: string
  title: string
  /** JSON text; `null` where there was nothing before. */
  before: string | null
  after: string | null
}

/**
 * SHA-256, hex, over the JSON array of the previous row's hash (`''` before the first), the number and every column in
 * the order of the table, the moment in microseconds. The text is PostgreSQL's own of a jsonb, so that numbers and keys
 * are hashed as they are stored. Migration 0015 holds the same form: changing it breaks every chain.
 */
const hashOf = (previous: SQL, seq: SQL, row: SQL) => sql`
  encode(sha256(convert_to(jsonb_build_array(${previous}, ${seq}, ${row}.company_id, ${row}.audit_id, ${row}.operator_id,
    ${row}.operator_name, ${row}.action, ${row}.subject, ${row}.subject_id, ${row}.title, ${row}.before, ${row}.after,
    (extract(epoch from ${row}.created) * 1000000)::bigint)::text, 'UTF8')), 'hex')`

/** Seal of a line that is not chained yet: the hash of the line itself. */
export const sealOf = (row: SQL) => hashOf(sql`''`, sql`0`, row)

/**
 * Writes one line that is not chained yet, so that transactions do not wait for each other: the job `chain-audit` chains
 * it after the commit. Until then its seal reveals a change of the line.
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
  if (!sealed) throw new Error('Expected one seal of an audit line')
  await tx.execute(sql`
    insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title,
        before, after, created, hash)
    values (${company_id}, ${audit_id}, ${operator_id}, ${operator_name}, ${action}, ${subject}, ${subject_id}, ${title},
        ${entry.before}::jsonb, ${entry.after}::jsonb, ${sealed.created}::timestamptz, ${sealed.hash})`)
}

interface ChainEnd extends Record<string, unknown> {
  seq: number
  hash: string
}

/**
 * Appends committed lines to the company's chain. The row of the chain's head is the lock, so servers take turns; nothing
 * else waits for it.
 * @throws Error where the chain is signed and this server has no key: plain rows behind signed ones break it
 * @returns how many lines were chained
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
      // the time names the month's table
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

/** Whether a company's chain ends with a row without a signature and nothing waits that will be signed. */
export async function hasUnsignedEnd(db: Database, company_id: string): Promise<boolean> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select h.hash from audit_head h where h.company_id = ${company_id} and h.seq > 0
      and not exists (select 1 from audit_entry e where e.company_id = ${company_id} and e.seq is null)`)
  return rows.some(({ hash }) => !isSigned(hash))
}

/** The first place of a company's log that is not what was written. */
interface BrokenChain {
  company_id: string
  /** Where the chain breaks. */
  seq: number
  /** The row there; absent where rows are missing at the end. */
  audit_id: string | undefined
  /** In English, for whoever runs the command. */
  reason: string
}

export interface ChainReport {
  /** Rows that were looked at. */
  rows: number
  broken: BrokenChain[]
}

/** So many rows are judged by one query; a log of any length passes under the limit of a query's time. */
const BATCH = 5_000

/** What else than the rows themselves a chain is judged by. */
export interface Judging {
  signing?: ChainSigning
  /** Ends of chains that were kept elsewhere (`npm run audit:head`). */
  heads?: readonly ChainHead[]
  batch?: number
}

export interface ChainHead extends Record<string, unknown> {
  company_id: string
  seq: number
  hash: string
}

/** Where the chain of each company ends: kept elsewhere, they show a chain that was written again. */
export async function chainHeads(db: Database): Promise<ChainHead[]> {
  const { rows } = await db.execute<ChainHead>(
    sql`select company_id, seq, hash from audit_head where seq > 0 order by company_id`,
  )
  return rows
}

/**
 * Judges the chain of every company; one finding a company, its first, for what follows cannot be trusted either. With a
 * key the end must be signed: rows can be without a signature at the beginning only.
 */
export async function verifyChains(db: Database, judging: Judging = {}): Promise<ChainReport> {
  const report: ChainReport = { rows: 0, broken: [] }
  const { rows: companies } = await db.execute<{ company_id: string }>(sql`
    select company_id from audit_head union select distinct company_id from audit_entry order by company_id`)
  const known = new Set(companies.map(({ company_id }) => company_id))
  for (const { company_id, seq } of judging.heads ?? [])
    if (!known.has(company_id))
      report.broken.push({ company_id, seq, audit_id: undefined, reason: 'the whole log is missing' })
  for (const { company_id } of companies) {
    const { rows, broken } = await verifyChain(db, company_id, judging)
    report.rows += rows
    if (broken) report.broken.push(broken)
  }
  return report
}

async function verifyChain(
  db: Database,
  company_id: string,
  { signing = new ChainSigning(), heads: kept = [], batch = BATCH }: Judging,
) {
  const keptHeads = kept.filter((head) => head.company_id === company_id)
  // read first: what is added meanwhile is no matter of this run
  const { rows: heads } = await db.execute<{ seq: number; hash: string }>(
    sql`select seq, hash from audit_head where company_id = ${company_id}`,
  )
  const end = heads[0] ?? { seq: 0, hash: '' }
  let at = { seq: 0, hash: '' }
  const broken = (seq: number, reason: string, audit_id?: string) => ({
    rows: at.seq,
    broken: { company_id, seq, audit_id, reason },
  })
  for (;;) {
    const { rows } = await db.execute<{ seq: number; audit_id: string; hash: string; expected: string }>(
      // one row more: a partitioned table does not keep numbers unique
      judgedRows(company_id, at, batch + 1),
    )
    for (const [index, row] of rows.entries()) {
      const next = at.seq + 1
      if (row.seq < next) return broken(row.seq, 'the number comes twice', row.audit_id)
      if (index === batch) break
      if (row.seq !== next)
        return broken(next, `expected row ${next}, found row ${row.seq}: rows were taken out`, row.audit_id)
      const verified = signing.verify(row.hash, row.expected)
      if (verified === 'no key')
        return broken(next, 'it is signed with a key that PUMIAN_SECRET_KEYS does not hold', row.audit_id)
      if (isSigned(at.hash) && !isSigned(row.hash))
        return broken(next, 'it is not signed, but the row before it is', row.audit_id)
      if (!verified)
        return broken(next, 'its content or the row before it is not what was written', row.audit_id)
      if (keptHeads.some(({ seq, hash }) => seq === next && hash !== row.hash))
        return broken(next, 'it is another row than the head that was kept says', row.audit_id)
      if (next === end.seq && row.hash !== end.hash)
        return broken(next, 'the chain ends with another row than the head says', row.audit_id)
      at = { seq: next, hash: row.hash }
    }
    if (rows.length <= batch) break
  }
  const last = Math.max(0, ...keptHeads.map(({ seq }) => seq))
  if (at.seq < last) return broken(at.seq + 1, `rows up to ${last}, which the kept head names, are missing`)
  if (signing.signs && at.seq > 0 && !isSigned(at.hash))
    return broken(at.seq, 'the chain ends without a signature; servers with PUMIAN_SECRET_KEYS sign its end')
  if (at.seq < end.seq) return broken(at.seq + 1, `rows up to ${end.seq} are missing at the end`)
  const { rows: waiting } = await db.execute<{ audit_id: string; hash: string; expected: string }>(sql`
    select e.audit_id, e.hash, ${sealOf(sql.raw('e'))} as expected from audit_entry e
     where e.company_id = ${company_id} and e.seq is null order by e.created, e.audit_id`)
  const changed = waiting.find(({ hash, expected }) => hash !== expected)
  if (changed)
    return broken(at.seq + 1, 'a row that waits for its place is not what was written', changed.audit_id)
  return { rows: at.seq + waiting.length, broken: undefined }
}

/** Rows behind one that was judged, each with the hash that it must have if the row before it is right. */
const judgedRows = (company_id: string, after: { seq: number; hash: string }, batch: number) => sql`
  select seq, audit_id, hash, ${hashOf(sql`previous`, sql`seq`, sql.raw('e'))} as expected
    from (select *, lag(hash, 1, ${after.hash}::text) over (order by seq) as previous from audit_entry
           where company_id = ${company_id} and seq > ${after.seq} order by seq limit ${batch}) e
   order by seq`
