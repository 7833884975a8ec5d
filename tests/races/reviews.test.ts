import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '@server/core/errors'
import { connect, type Database, type OpenDatabase } from '@server/db/client'
import { pageRow } from '@server/content/pages/admin-repo'
import { removePage } from '@server/content/page-management/change'
import { createPage } from '@server/content/page-management/create'
import { publish } from '@server/content/publications/publish'
import { latestReviews } from '@server/content/reviews/repo'
import { returnReview, submitReview, withdrawReview } from '@server/content/reviews/service'
import { describePostgres } from '@tests/helpers/database'
import { demoScratch } from '@tests/helpers/postgres'

const COMPANY = '1'
const ROUNDS = 15
const by = (name: string) => ({ company_id: COMPANY, operator: { operator_id: name, name } })

describePostgres('races: reviews', (server) => {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  /** Two servers of one deployment. */
  let one: OpenDatabase
  let two: OpenDatabase
  beforeAll(async () => {
    scratch = await demoScratch(server)
    one = await connect(scratch.url)
    two = await connect(scratch.url)
  }, 60_000)
  afterAll(async () => {
    await one?.close()
    await two?.close()
    await scratch.drop()
  })

  const newPage = () =>
    createPage(one.db, by('maker'), { page_type: 'custom', platform: 'pc', title: '竞争' })
  const submitted = async () => {
    const { page_id, draft_revision: revision } = await newPage()
    const [review] = await submitReview(one.db, by('maker'), { pages: [{ page_id, revision }] })
    return { page_id, revision, review_id: review?.review_id ?? '' }
  }
  const stateOf = async (page_id: string) =>
    (await latestReviews(one.db, COMPANY, [page_id], 'maker'))[0]?.state
  /** `won`, or the error's name; any other result fails the test. */
  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'won',
      (error: unknown) => {
        if (error instanceof AppError) return error.error
        throw error
      },
    )
  const approve = (db: Database, who: string, { page_id, revision, review_id }: Record<string, string>) =>
    outcome(
      publish(db, by(who), {
        pages: [{ page_id: page_id ?? '', revision: revision ?? '' }],
        at: undefined,
        approves: [review_id ?? ''],
      }),
    )
  const giveBack = (db: Database, who: string, { review_id = '' }: Record<string, string>) =>
    outcome(returnReview(db, by(who), review_id, '再改'))

  it('two submit the same draft: one review waits, the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { page_id, draft_revision: revision } = await newPage()
      const submit = (db: Database, who: string) =>
        outcome(submitReview(db, by(who), { pages: [{ page_id, revision }] }))
      const outcomes = await Promise.all([submit(one.db, 'a'), submit(two.db, 'b')])
      expect(outcomes.toSorted()).toEqual(['conflict', 'won'])
    }
  })

  it('one approves while another returns: what won is what happened, and only then it is published', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await submitted()
      const outcomes = await Promise.all([approve(one.db, 'a', review), giveBack(two.db, 'b', review)])
      expect(outcomes.toSorted()).toEqual(['conflict', 'won'])
      const isApproved = outcomes[0] === 'won'
      expect(await stateOf(review.page_id)).toBe(isApproved ? 'approved' : 'returned')
      const row = await pageRow(one.db, COMPANY, review.page_id)
      expect(row?.published_revision).toBe(isApproved ? review.revision : '')
    }
  })

  it('two approve at once: it is published once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await submitted()
      const outcomes = await Promise.all([approve(one.db, 'a', review), approve(two.db, 'b', review)])
      expect(outcomes.toSorted()).toEqual(['conflict', 'won'])
    }
  })

  it('taking back against approving, deleting the page against approving: one wins, no review is left waiting', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await submitted()
      const withdrawn = outcome(withdrawReview(two.db, by('maker'), review.review_id))
      const outcomes = await Promise.all([approve(one.db, 'a', review), withdrawn])
      expect(outcomes.toSorted()).toEqual(['conflict', 'won'])

      const gone = await submitted()
      const [removed, decided] = await Promise.all([
        outcome(removePage(one.db, by('maker'), gone.page_id)),
        approve(two.db, 'a', gone),
      ])
      expect([removed, decided].filter((each) => each === 'won').length).toBeGreaterThan(0)
      expect(['won', 'conflict', 'not_found']).toContain(decided)
      expect(await stateOf(gone.page_id)).not.toBe('waiting')
    }
  })
})
