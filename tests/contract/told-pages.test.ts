/**
 * Every call that changes a page, its publication or its review tells the open windows that show the page (rule
 * presence-1): the rows of the database before and after each sample call are compared with what was told.
 */
import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Right } from '@schemas/rights'
import { rightsNeeded } from '@schemas/api/endpoint'
import { adminEndpoints } from '@server/platform/http/endpoints'
import { pageBell, type PageNews } from '@server/content/pages/page-bell'
import { publishDue } from '@server/content/publications/scheduled'
import { signInAs } from '@tests/helpers/operator'
import { newPage } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { adminAddress, adminSample, adminSamples } from './kit/admin-calls'

/** Rights whose calls reach pages. */
const isNear = (right: Right) => right.startsWith('pages.') || right === 'settings.edit'
/** Samples of one endpoint that are tried. */
const MOST = 2
const changing = [...adminEndpoints].filter(
  ([, { method, right }]) => method !== 'GET' && (rightsNeeded(right) ?? []).some(isNear),
)

/** One line for all that windows show of each page, by page_id. */
async function statesOf({ db }: FastifyInstance): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ page_id: string; state: string; reviews: string }>(sql`
    select p.page_id,
      concat(p, (select string_agg(concat(u, l), '' order by u.publication_id) from publication_page l
        join publication u on u.company_id = l.company_id and u.publication_id = l.publication_id
        where l.company_id = '1' and l.page_id = p.page_id)) as state,
      concat((select string_agg(r::text, '' order by r.review_id) from page_review r
          where r.company_id = '1' and r.page_id = p.page_id),
        (select string_agg(n::text, '' order by n.note_id) from review_note n
          where n.company_id = '1' and n.page_id = p.page_id)) as reviews
    from page p where p.company_id = '1'`)
  return new Map(
    rows.flatMap(({ page_id, state, reviews }) => [
      [`${page_id} changed`, state],
      [`${page_id} reviewed`, reviews],
    ]),
  )
}

/** What differs after the work, and what was told of it. */
async function during(app: FastifyInstance, work: () => Promise<unknown>) {
  const told = new Set<string>()
  const stop = pageBell.listen((news: readonly PageNews[]) => {
    for (const { page_id, reviewed } of news) told.add(`${page_id} ${reviewed ? 'reviewed' : 'changed'}`)
  })
  const before = await statesOf(app)
  await work()
  const after = await statesOf(app)
  stop()
  const differing = [...after].flatMap(([key, state]) => ((before.get(key) ?? '') === state ? [] : [key]))
  return { differing, untold: differing.filter((key) => !told.has(key)) }
}

describeApi('open windows are told', (open) => {
  const calls = changing.flatMap(([key, endpoint]) =>
    (adminSamples[key] ?? [])
      .slice(0, MOST)
      .map((source, at) => ({ title: `${key} #${at + 1}`, key, source, endpoint })),
  )
  const changed = new Set<string>()

  it.each(calls)('of every page that $title changes', async ({ key, source, endpoint }) => {
    const { app } = open()
    const sample = await adminSample(app, source)
    const owner = await signInAs(app, endpoint.path.startsWith('/reviews/') ? 'editor' : 'owner')
    const { headers, body, payload = body } = sample
    const { untold, differing } = await during(app, () =>
      app.inject({
        method: endpoint.method,
        url: adminAddress(endpoint.path, sample),
        headers: { host: 'hean.localhost', cookie: owner.cookie, ...headers },
        ...(payload !== undefined && { payload: payload as object }),
      }),
    )
    if (differing.length > 0) changed.add(key)
    expect(untold).toEqual([])
  })

  it('the calls above did change pages, reviews and schedules', () => {
    const must = [
      'PUT /drafts',
      'PUT /pages/{page_id}',
      'DELETE /pages/{page_id}',
      'POST /pages/{page_id}/restore',
      'POST /pages/{page_id}/enable',
      'POST /pages/{page_id}/rollback',
      'POST /publish',
      'DELETE /publications/{publication_id}',
      'POST /publications/{publication_id}/withdraw',
      'POST /theme/follow',
      'POST /reviews',
      'POST /reviews/{review_id}/withdraw',
      'POST /pages/{page_id}/notes',
      'POST /notes/{note_id}/settle',
      'PUT /pctemplate/edit',
      'POST /pctemplate/saveTemplateContent',
      'POST /pctemplate/saveHeaderOrFooter',
    ]
    expect(must.filter((key) => !changed.has(key))).toEqual([])
  })

  describe('without a call', () => {
    it('when a schedule publishes by itself, and approves what was handed in', async () => {
      const { app } = open()
      const owner = await signInAs(app, 'owner')
      const { page_id, draft_revision: revision } = await newPage(await signInAs(app, 'editor'))
      const body = { pages: [{ page_id, revision }], at: '2099-01-01T00:00:00Z' }
      await owner.data('/publish', { method: 'POST', body })
      const { untold, differing } = await during(app, () =>
        publishDue(app.db, new Date('2099-01-02'), (error) => {
          throw error
        }),
      )
      expect([untold, differing]).toEqual([[], [`${page_id} changed`]])
    })
  })
})
