import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, moment } from './columns'
import { companyKey } from './keys'

/** How far a job has come that goes through everything once in a period, on one server at a time. */
export const job_pass = pgTable(
  'job_pass',
  {
    company_id: companyId(),
    job: text().notNull(),
    /** The day in Shanghai, `2026-11-22`. */
    period: text().notNull(),
    /** Up to where it has come, in the job's own terms; '' at the beginning. */
    position: text().notNull(),
    /** Another server may go on after this, for the one that was at it has died. */
    busy_until: moment().notNull(),
    /** When it came to the end; null until then. */
    done: moment(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.job] }), companyKey('job_pass', t.company_id)],
)
