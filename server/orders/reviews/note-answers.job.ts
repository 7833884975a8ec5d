import { inTransaction } from '../../db/transaction'
import { noteAnswers } from './reply-repo'
import { BATCH, type Job } from '../../platform'

/** Marks answered reviews, which removes them from the index of unanswered ones that the worklist reads. */
const noteAnswersOfShop: Job = {
  name: 'note-answers',
  every: 60,
  run: ({ db, company_id }) => inTransaction(db, (tx) => noteAnswers(tx, company_id, BATCH)),
}

export default noteAnswersOfShop
