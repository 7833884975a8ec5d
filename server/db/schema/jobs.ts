import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, moment } from './columns'
import { companyKey } from './keys'

/** Progress of a job that goes through all rows once per period, on one server at a time. */
export const job_pass = pgTable(
  'job_pass',
  {
    company_id: companyId(),
    job: text().notNull(),
    /** The day in Shanghai, `2026-11-22`. */
    period: text().notNull(),
    /** Cursor, in the job's own format; '' at the beginning. */
    position: text().notNull(),
    /** Lease: after this time another server may continue. */
    busy_until: moment().notNull(),
    /** When the pass was completed; null until then. */
    done: moment(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.job] }), companyKey('job_pass', t.company_id)],
)
