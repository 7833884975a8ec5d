import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'

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

/**
 * Adds one line to its company's chain, in one statement: writing the head takes the company's lock, so that rivals,
 * other servers among them, wait for each other until the transaction ends and no chain ever forks.
 */
export async function appendToChain(tx: Transaction, entry: ChainedEntry): Promise<void> {
  const line = sql.raw('line')
  await tx.execute(sql`
    with line as (select ${entry.company_id}::text as company_id, ${entry.audit_id}::text as audit_id,
        ${entry.operator_id}::text as operator_id, ${entry.operator_name}::text as operator_name,
        ${entry.action}::text as action, ${entry.subject}::text as subject, ${entry.subject_id}::text as subject_id,
        ${entry.title}::text as title, ${entry.before}::jsonb as before, ${entry.after}::jsonb as after, now() as created),
      head as (
        insert into audit_head as h (company_id, seq, hash)
        select company_id, 1, ${hashOf(sql`''`, sql`1`, line)} from line
        on conflict (company_id) do update
          set seq = h.seq + 1, hash = (select ${hashOf(sql`h.hash`, sql`h.seq + 1`, line)} from line)
        returning seq, hash)
    insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, title,
        before, after, created, seq, hash)
    select line.*, head.seq, head.hash from line, head`)
}

/** The first place of a company's log that is not what was written. */
export interface BrokenChain {
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

/** Judges the chain of every company; one finding a company, its first, for what follows cannot be trusted either. */
export async function verifyChains(db: Database, batch = BATCH): Promise<ChainReport> {
  const report: ChainReport = { rows: 0, broken: [] }
  const { rows: companies } = await db.execute<{ company_id: string }>(sql`
    select company_id from audit_head union select distinct company_id from audit_entry order by company_id`)
  for (const { company_id } of companies) {
    const { rows, broken } = await verifyChain(db, company_id, batch)
    report.rows += rows
    if (broken) report.broken.push(broken)
  }
  return report
}

async function verifyChain(db: Database, company_id: string, batch: number) {
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
      judgedRows(company_id, at, batch),
    )
    for (const row of rows) {
      const next = at.seq + 1
      if (row.seq !== next)
        return broken(next, `expected row ${next}, found row ${row.seq}: rows were taken out`, row.audit_id)
      if (row.hash !== row.expected)
        return broken(next, 'its content or the row before it is not what was written', row.audit_id)
      if (next === end.seq && row.hash !== end.hash)
        return broken(next, 'the chain ends with another row than the head says', row.audit_id)
      at = { seq: next, hash: row.hash }
    }
    if (rows.length < batch) break
  }
  if (at.seq < end.seq) return broken(at.seq + 1, `rows up to ${end.seq} are missing at the end`)
  return { rows: at.seq, broken: undefined }
}

/** Rows behind one that was judged, each with the hash that it must have if the row before it is right. */
const judgedRows = (company_id: string, after: { seq: number; hash: string }, batch: number) => sql`
  select seq, audit_id, hash, ${hashOf(sql`previous`, sql`seq`, sql.raw('e'))} as expected
    from (select *, lag(hash, 1, ${after.hash}::text) over (order by seq) as previous from audit_entry
           where company_id = ${company_id} and seq > ${after.seq} order by seq limit ${batch}) e
   order by seq`
