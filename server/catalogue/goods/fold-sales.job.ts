import { foldSales } from './sales-repo'
import type { Job } from '../../platform'

/** Rows of payments that one transaction counts. */
const MOST = 1_000

/** Adds paid pieces to the sales figures a few seconds later. */
const countSold: Job = {
  name: 'fold-sales',
  every: 5,
  run: ({ db, company_id }) => foldSales(db, company_id, MOST),
}

export default countSold
