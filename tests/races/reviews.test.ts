import { expect, it } from 'vitest'
import type { Database } from '@server/db/client'
import { pageRow } from '@server/content/pages/admin-repo'
import { removePage } from '@server/content/page-management/change'
import { createPage } from '@server/content/page-management/create'
import { publish } from '@server/content/publications/publish'
import { latestReviews } from '@server/content/reviews/repo'
import { returnReview, submitReview, withdrawReview } from '@server/content/reviews/service'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, outcome, twoServers } from '@tests/helpers/race'

const ROUNDS = 15
const by = (name: string) => ({
  company_id: COMPANY,
  operator: { operator_id: name, name, shops: [], pages: [] },
})

describePostgres('races: reviews', (server) => {
  const servers = twoServers(server)

  const newPage = () =>
    createPage(servers.one.db, by('maker'), { page_type: 'custom', platform: 'pc', title: '竞争' })
  const submitted = async () => {
    const { page_id, draft_revision: revision } = await newPage()
    const [review] = await submitReview(servers.one.db, by('maker'), { pages: [{ page_id, revision }] })
    return { page_id, revision, review_id: review?.review_id ?? '' }
  }
  const stateOf = async (page_id: string) =>
    (await latestReviews(servers.one.db, COMPANY, [page_id], 'maker'))[0]?.state
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
      const outcomes = await Promise.all([submit(servers.one.db, 'a'), submit(servers.two.db, 'b')])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
    }
  })

  it('one approves while another returns: what won is what happened, and only then it is published', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await submitted()
      const outcomes = await Promise.all([
        approve(servers.one.db, 'a', review),
        giveBack(servers.two.db, 'b', review),
      ])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
      const isApproved = outcomes[0] === 'done'
      expect(await stateOf(review.page_id)).toBe(isApproved ? 'approved' : 'returned')
      const row = await pageRow(servers.one.db, COMPANY, review.page_id)
      expect(row?.published_revision).toBe(isApproved ? review.revision : '')
    }
  })

  it('two approve at once: it is published once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await submitted()
      const outcomes = await Promise.all([
        approve(servers.one.db, 'a', review),
        approve(servers.two.db, 'b', review),
      ])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
    }
  })

  it('taking back against approving, deleting the page against approving: one wins, no review is left waiting', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const review = await submitted()
      const withdrawn = outcome(withdrawReview(servers.two.db, by('maker'), review.review_id))
      const outcomes = await Promise.all([approve(servers.one.db, 'a', review), withdrawn])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])

      const gone = await submitted()
      const [removed, decided] = await Promise.all([
        outcome(removePage(servers.one.db, by('maker'), gone.page_id)),
        approve(servers.two.db, 'a', gone),
      ])
      expect([removed, decided].filter((each) => each === 'done').length).toBeGreaterThan(0)
      expect(['done', 'conflict', 'not_found']).toContain(decided)
      expect(await stateOf(gone.page_id)).not.toBe('waiting')
    }
  })
})
