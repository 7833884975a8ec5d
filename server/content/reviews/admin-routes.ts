import type { FastifyInstance } from 'fastify'
import { declareAdmin } from '../../platform'
import { regionsOf } from '../drafts/workspace'
import { settle, writeNote } from './notes'
import { notesOf } from './notes-repo'
import { latestReviews } from './repo'
import { returnReview, submitReview, withdrawReview } from './service'

/** Handing pages in, deciding, and notes at their widgets (rules review-1 to review-3). */
export default async function reviewRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /pages/{page_id}/reviews', async ({ company_id, operator, params }) => {
    const { header, body, footer } = await regionsOf(db, company_id, params.page_id)
    const pages = [header, body, footer].filter((page_id) => page_id !== undefined)
    const [reviews, notes] = await Promise.all([
      latestReviews(db, company_id, pages, operator.operator_id),
      notesOf(db, company_id, pages, operator.operator_id),
    ])
    return { reviews, notes }
  })

  declareAdmin(app, 'POST /reviews', ({ body, ...actor }) => submitReview(db, actor, body))

  declareAdmin(app, 'POST /reviews/{review_id}/withdraw', ({ params, ...actor }) =>
    withdrawReview(db, actor, params.review_id),
  )

  declareAdmin(app, 'POST /reviews/{review_id}/return', ({ params, body, ...actor }) =>
    returnReview(db, actor, params.review_id, body.words),
  )

  declareAdmin(app, 'POST /pages/{page_id}/notes', ({ params, body, ...actor }) =>
    writeNote(db, actor, params.page_id, body),
  )

  declareAdmin(app, 'POST /notes/{note_id}/settle', ({ params, body, ...actor }) =>
    settle(db, actor, params.note_id, body.settled),
  )
}
