import type { FastifyInstance } from 'fastify'
import type { PageRow } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { timeNow } from '../../db/time'
import { declareAdmin, may } from '../../platform'
import { pageRows } from '../pages/admin-repo'
import { notesForAuthor } from '../reviews/notes-repo'
import { returnedReviews, waitingReviews } from '../reviews/repo'
import { endingCoupons } from './repo'

const RECENT = 8
const SOON_MS = 7 * 24 * 60 * 60_000
const COUPONS = 5
/** Of each kind. */
const REVIEWS = 10
/** Pages of each kind of work. */
const NAMED = 4
const LATEST = { sort: 'updated', order: 'desc' } as const

/** Where an operator begins: the pages of the last days, and what waits. */
export default async function startRoutes(app: FastifyInstance) {
  const { db } = app

  declareAdmin(app, 'GET /start', async ({ company_id, operator }) => {
    const pages = may(operator, 'pages.view')
    const named = (filter: Pick<Parameters<typeof pageRows>[2], 'state' | 'page_type' | 'enabled'>) =>
      pages
        ? pageRows(db, company_id, { deleted: false, pages: operator.pages, ...filter }, LATEST, {
            limit: NAMED,
            offset: 0,
          })
        : []
    const soon = new Date(timeNow().getTime() + SOON_MS)
    const [recent, changed, drafts, hidden, coupons_ending, reviews, returned, notes] = await Promise.all([
      pages ? recentPages(db, company_id, operator.pages) : [],
      named({ state: 'changed' }),
      named({ state: 'draft' }),
      named({ state: 'published', page_type: 'custom', enabled: false }),
      may(operator, 'marketing.view')
        ? endingCoupons(db, { company_id, shops: operator.shops }, soon, COUPONS)
        : [],
      may(operator, 'pages.publish') ? waitingReviews(db, company_id, operator, REVIEWS) : [],
      returnedReviews(db, company_id, operator, REVIEWS),
      notesForAuthor(db, company_id, operator, REVIEWS),
    ])
    return { recent, changed, drafts, hidden, coupons_ending, reviews, returned, notes }
  })
}

/** Pages of operators' own making, the latest first; not the shop's own, of which there are many. */
async function recentPages(db: Database, company_id: string, pages: readonly string[]): Promise<PageRow[]> {
  const window = { limit: RECENT, offset: 0 }
  const kinds = await Promise.all(
    (['home', 'custom'] as const).map((page_type) =>
      pageRows(db, company_id, { page_type, deleted: false, pages }, LATEST, window),
    ),
  )
  return kinds
    .flat()
    .toSorted((a, b) => (a.updated < b.updated ? 1 : -1))
    .slice(0, RECENT)
}
