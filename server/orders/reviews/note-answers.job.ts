import { inTransaction } from '../../db/transaction'
import { noteAnswers } from './reply-repo'
import { BATCH, type Job } from '../../platform'

/** Reviews that the shop answered leave the index of those that wait, which operators' lists read. */
const noteAnswersOfShop: Job = {
  name: 'note-answers',
  every: 60,
  run: ({ db, company_id }) => inTransaction(db, (tx) => noteAnswers(tx, company_id, BATCH)),
}

export default noteAnswersOfShop
