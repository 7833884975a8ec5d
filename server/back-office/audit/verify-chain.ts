import type { Database } from '../../db/client'
import { auditedCompanies, chainedRows, chainEnd, type ChainHead, unchainedRows } from './chain-repo'
import { ChainSigning, isSigned } from './signing'

/** The first position of a company's log that differs from what was written. */
interface BrokenChain {
  company_id: string
  /** Number of the row where the chain breaks. */
  seq: number
  /** The row there; absent if rows are missing at the end. */
  audit_id: string | undefined
  /** In English, printed by the command. */
  reason: string
}

export interface ChainReport {
  /** Number of verified rows. */
  rows: number
  broken: BrokenChain[]
}

/** Rows per query, so that no query exceeds its time limit however long the log is. */
const BATCH = 5_000

/** What a chain is verified with, besides its rows. */
export interface VerifyOptions {
  signing?: ChainSigning
  /** Copies of the chains' ends (`npm run audit:head`). */
  heads?: readonly ChainHead[]
  batch?: number
}

/**
 * Verifies the chain of every company; reports the first problem of each, since later rows cannot be trusted then. With a
 * key the end must be signed: only rows at the beginning may be unsigned.
 */
export async function verifyChains(db: Database, options: VerifyOptions = {}): Promise<ChainReport> {
  const report: ChainReport = { rows: 0, broken: [] }
  const companies = await auditedCompanies(db)
  const known = new Set(companies)
  for (const { company_id, seq } of options.heads ?? [])
    if (!known.has(company_id))
      report.broken.push({ company_id, seq, audit_id: undefined, reason: 'the whole log is missing' })
  for (const company_id of companies) {
    const { rows, broken } = await verifyChain(db, company_id, options)
    report.rows += rows
    if (broken) report.broken.push(broken)
  }
  return report
}

async function verifyChain(
  db: Database,
  company_id: string,
  { signing = new ChainSigning(), heads: kept = [], batch = BATCH }: VerifyOptions,
) {
  const keptHeads = kept.filter((head) => head.company_id === company_id)
  // read first: rows added meanwhile are not verified in this run
  const end = await chainEnd(db, company_id)
  let at = { seq: 0, hash: '' }
  const broken = (seq: number, reason: string, audit_id?: string) => ({
    rows: at.seq,
    broken: { company_id, seq, audit_id, reason },
  })
  for (;;) {
    // one row more: a partitioned table does not keep numbers unique
    const rows = await chainedRows(db, company_id, at, batch + 1)
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
  const waiting = await unchainedRows(db, company_id)
  const changed = waiting.find(({ hash, expected }) => hash !== expected)
  if (changed)
    return broken(at.seq + 1, 'a row that waits for its place is not what was written', changed.audit_id)
  return { rows: at.seq + waiting.length, broken: undefined }
}
