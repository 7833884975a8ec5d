import { inTransaction } from '../../db/transaction'
import { SHEET_LIMITS } from '../../limits'
import { deleteOldJobs } from '../sheets/job-repo'
import type { Job } from './job'

const DAY_MS = 24 * 3_600_000
/** Files at a time: each may have thousands of rows. */
const AT_ONCE = 5

const KEPT = [
  { direction: 'import', days: SHEET_LIMITS.importDays },
  { direction: 'export', days: SHEET_LIMITS.exportDays },
] as const

/** Files that came and went long ago, with their rows. */
const clearSheets: Job = {
  name: 'clear-sheets',
  every: 3_600,
  async run({ db, company_id, now }) {
    let cleared = 0
    for (const { direction, days } of KEPT) {
      const before = new Date(now.getTime() - days * DAY_MS)
      cleared += await inTransaction(db, (tx) =>
        deleteOldJobs(tx, company_id, { direction, before, limit: AT_ONCE }),
      )
    }
    return cleared
  },
}

export default clearSheets
