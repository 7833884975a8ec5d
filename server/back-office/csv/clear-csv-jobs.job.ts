import { DAY_MS } from '@schemas/time-units'
import { inTransaction } from '../../db/transaction'
import { FIGURES } from '../../config/limits'
import { deleteOldJobs } from './job-repo'
import type { Job } from '../../platform'

/** Files per batch: each may have thousands of rows. */
const AT_ONCE = 5

const KEPT = [
  { direction: 'import', days: FIGURES.sheet_import_days },
  { direction: 'export', days: FIGURES.sheet_export_days },
] as const

/** Deletes files of old imports and exports, with their rows. */
const clearCsvJobs: Job = {
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

export default clearCsvJobs
