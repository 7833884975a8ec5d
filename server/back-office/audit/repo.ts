import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { AuditEntry as AuditRow } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { audit_entry } from '../../db/schema'
import { type Counted, countOf } from '../../db/search'
import { type Keyset, keysetPage, type KeysetPage, type Position, type Slice } from '../../db/keyset'
import type { CurrentOperator } from '../../platform'
import { type ChainedEntry, writeAllUnchained, writeUnchained } from './chain-repo'
import { newId } from '../../core/ids'

export interface AuditEntry {
  company_id: string
  /** The actor. */
  operator: Pick<CurrentOperator, 'operator_id' | 'name'>
  /** `page.rename`, `page.publish`, `image.delete`, … */
  action: string
  /** Table and id of the changed row. */
  subject: string
  subject_id: string
  /** Its name as operators know it. */
  title?: string
  /** The changed values as JSON; absent if there was nothing before, or is nothing after. */
  before?: unknown
  after?: unknown
}

/**
 * Writes an entry of the audit log in the transaction of the change, so that both or neither are committed. It is
 * chained after the commit.
 */
export const recordAudit = (tx: Transaction, entry: AuditEntry): Promise<void> =>
  writeUnchained(tx, rowOf(entry))

/** The same for many entries of one transaction. */
export const recordAudits = (tx: Transaction, entries: readonly AuditEntry[]): Promise<void> =>
  writeAllUnchained(tx, entries.map(rowOf))

const rowOf = ({ company_id, operator, title = '', before, after, ...about }: AuditEntry): ChainedEntry => ({
  company_id,
  audit_id: newId(),
  operator_id: operator.operator_id,
  operator_name: operator.name,
  action: about.action,
  subject: about.subject,
  subject_id: about.subject_id,
  title,
  before: jsonOf(before),
  after: jsonOf(after),
})

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

export interface AuditFilter {
  company_id: string
  subject?: string | undefined
  subject_id?: string | undefined
  operator_id?: string | undefined
  action?: string | undefined
  /** Only what this operator did. */
  own?: string | undefined
  /** Time of the entries; the end is not included. Months outside of it are not read. */
  since?: Date | undefined
  until?: Date | undefined
}

/** Entries that are not chained yet are the newest; columns of `e`. */
const NEWEST_FIRST: Keyset = {
  keys: [
    { sql: sql`e.place`, kind: 'integer' },
    { sql: sql`e.created`, kind: 'time' },
    { sql: sql`e.audit_id`, kind: 'text' },
  ],
  direction: 'desc',
}
/** Above every number of a chained entry. */
const UNCHAINED = sql`9999999999`

/** One page of the log, newest first, and the number of all matching entries. */
export async function auditPage(
  db: Database,
  filter: AuditFilter,
  at: Position,
): Promise<{ list: AuditRow[] } & Counted & Omit<KeysetPage<never>, 'rows'>> {
  const [{ rows: places, ...ways }, count] = await Promise.all([
    keysetPage(NEWEST_FIRST, at, (slice) => placesIn(db, filter, slice)),
    countOf(db, undefined, () =>
      db.select({ id: audit_entry.audit_id }).from(audit_entry).where(matching(filter)),
    ),
  ])
  const ids = places.map(({ audit_id }) => audit_id)
  const rows = await db
    .select()
    .from(audit_entry)
    .where(
      and(
        eq(audit_entry.company_id, filter.company_id),
        inArray(audit_entry.audit_id, ids),
        // months without matching entries are not read
        sql`${audit_entry.created} = any(${sql.param(places.map(({ created }) => created))}::timestamptz[])`,
      ),
    )
  const list = rows
    .toSorted((a, b) => ids.indexOf(a.audit_id) - ids.indexOf(b.audit_id))
    .map(({ company_id: _company, seq: _seq, hash: _hash, created, ...row }) => ({
      ...row,
      created: created.toISOString(),
    }))
  return { list, ...count, ...ways }
}

/** Of the entries of one operator only so many of the newest are looked at for their actions. */
const OWN_ENTRIES = 1_000

/**
 * The actions that the log has entries of, each once; they are stepped through in the index of actions.
 * @param own only those of this operator
 */
export async function auditedActions(
  db: Database,
  { company_id, own }: Pick<AuditFilter, 'company_id' | 'own'>,
): Promise<string[]> {
  if (own !== undefined) {
    const rows = await db
      .select({ action: audit_entry.action })
      .from(audit_entry)
      .where(matching({ company_id, own }))
      .orderBy(desc(audit_entry.seq))
      .limit(OWN_ENTRIES)
    return [...new Set(rows.map(({ action }) => action))].toSorted()
  }
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive step (action) as (
      (select min(action) from audit_entry where company_id = ${company_id})
      union all
      select (select min(e.action) from audit_entry e where e.company_id = ${company_id} and e.action > step.action)
        from step where step.action is not null)
    select action from step where action is not null`)
  return rows.map(({ action }) => action)
}

interface LogPosition extends Record<string, unknown> {
  audit_id: string
  created: string
  cursor: string[]
}

/** The few unchained entries and the chained ones are each read in order from an index. */
async function placesIn(
  db: Database,
  filter: AuditFilter,
  { where, orderBy, limit, offset, cursor }: Slice,
): Promise<LogPosition[]> {
  const part = (place: SQLWrapper, chained: SQL) => sql`(
    select e.place, e.created, e.audit_id
      from (select ${place} as place, ${audit_entry.created}, ${audit_entry.audit_id} from ${audit_entry}
             where ${matching(filter)} and ${chained}) e
     where ${where} order by ${orderBy} limit ${limit + offset})`
  const { rows } = await db.execute<LogPosition>(sql`
    select e.audit_id, e.created::text as created, ${cursor} as cursor
      from (${part(UNCHAINED, isNull(audit_entry.seq))} union all
            ${part(audit_entry.seq, isNotNull(audit_entry.seq))}) e
     order by ${orderBy} limit ${limit} offset ${offset}`)
  return rows
}

function matching({ company_id, ...filter }: AuditFilter): SQL | undefined {
  const { subject, subject_id, operator_id, action, own, since, until } = filter
  return and(
    eq(audit_entry.company_id, company_id),
    subject === undefined ? undefined : eq(audit_entry.subject, subject),
    subject_id === undefined ? undefined : eq(audit_entry.subject_id, subject_id),
    operator_id === undefined ? undefined : eq(audit_entry.operator_id, operator_id),
    action === undefined ? undefined : eq(audit_entry.action, action),
    own === undefined ? undefined : eq(audit_entry.operator_id, own),
    since && gte(audit_entry.created, since),
    until && lt(audit_entry.created, until),
  )
}
