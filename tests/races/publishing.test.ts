import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database, OpenDatabase } from '@server/db/client'
import { audit_entry, page, page_revision, publication } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { lockedRevisions, publish, showPages } from '@server/content/publications/publish'
import { claimScheduled, finishScheduled, revisionsIn } from '@server/content/publications/repo'
import { cancelPublication, publishDue } from '@server/content/publications/scheduled'
import { createPage } from '@server/content/page-management/create'
import { pageRow } from '@server/content/pages/admin-repo'
import { saveDrafts } from '@server/content/drafts/service'
import { enablePage } from '@server/content/page-management/change'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, outcome, twoServers } from '@tests/helpers/race'

const operator = (name: string) => ({
  operator_id: name,
  username: name,
  name,
  role: 'owner' as const,
  shops: [],
  pages: [],
})
const by = (name: string) => ({ company_id: COMPANY, operator: operator(name) })
const documentWith = (title: string) =>
  JSON.stringify({ formatVersion: 2, platform: 'pc', page: { v: 1, props: { title } }, widgets: {} })

describePostgres('races: saving and publishing', (server) => {
  const servers = twoServers(server)

  const newPage = () =>
    createPage(servers.one.db, by('maker'), { page_type: 'custom', platform: 'pc', title: '竞争' })
  const rowOf = async (page_id: string) => {
    const row = await pageRow(servers.one.db, COMPANY, page_id)
    if (!row) throw new Error(`Expected page ${page_id}`)
    return row
  }
  const revisionsOf = (page_id: string) =>
    servers.one.db
      .select()
      .from(page_revision)
      .where(and(eq(page_revision.company_id, COMPANY), eq(page_revision.page_id, page_id)))

  it('two editors save one page at once: one succeeds, the other gets a conflict, one draft is left', async () => {
    for (let round = 0; round < 20; round++) {
      const { page_id, draft_revision: base } = await newPage()
      const save = (db: Database, name: string) =>
        outcome(saveDrafts(db, by(name), [{ page_id, base, document: documentWith(name) }]))
      const outcomes = await Promise.all([save(servers.one.db, 'a'), save(servers.two.db, 'b')])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
      const winner = outcomes[0] === 'done' ? 'a' : 'b'
      const revisions = await revisionsOf(page_id)
      expect(revisions.map(({ author }) => author)).toEqual([winner])
      expect((await rowOf(page_id)).draft_revision).toBe(revisions[0]?.revision_id)
    }
  })

  it('overlapping saves of several documents, in any order: none is half written, none waits forever', async () => {
    for (let round = 0; round < 20; round++) {
      const pages = await Promise.all([newPage(), newPage(), newPage()])
      const save = (db: Database, name: string, indices: number[]) => {
        const documents = indices.map((index) => {
          const { page_id = '', draft_revision = '' } = pages[index] ?? {}
          return { page_id, base: draft_revision, document: documentWith(name) }
        })
        return outcome(saveDrafts(db, by(name), documents))
      }
      const outcomes = await Promise.all([
        save(servers.one.db, 'a', [0, 1]),
        save(servers.two.db, 'b', [2, 1]),
      ])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
      const authors = await Promise.all(
        pages.map(async ({ page_id }) => (await revisionsOf(page_id))[0]?.author),
      )
      expect(authors).toEqual(outcomes[0] === 'done' ? ['a', 'a', 'maker'] : ['maker', 'b', 'b'])
    }
  })

  it('publishing against saving: a named draft is published, or none', async () => {
    for (let round = 0; round < 20; round++) {
      const { page_id, draft_revision: base } = await newPage()
      const outcomes = await Promise.all([
        outcome(
          publish(servers.one.db, by('owner'), { pages: [{ page_id, revision: base }], at: undefined }),
        ),
        outcome(
          saveDrafts(servers.two.db, by('editor'), [{ page_id, base, document: documentWith('later') }]),
        ),
      ])
      const { published_revision, draft_revision, state } = await rowOf(page_id)
      const kept = (await revisionsOf(page_id)).map(({ revision_id }) => revision_id).toSorted()
      const published = outcomes[0] === 'done'
      expect({ outcomes, published_revision, state, kept }).toEqual({
        outcomes: [published ? 'done' : 'conflict', 'done'],
        published_revision: published ? base : '',
        state: published ? 'changed' : 'draft',
        kept: (published ? [base, draft_revision] : [draft_revision]).toSorted(),
      })
    }
  })

  const schedule = async () => {
    const { page_id, draft_revision: revision } = await newPage()
    const pages = [{ page_id, revision }]
    const { publication: planned } = await publish(servers.one.db, by('owner'), {
      pages,
      at: new Date('2099-01-01'),
    })
    return { page_id, revision, publication_id: planned.publication_id }
  }
  const due = (database: OpenDatabase) =>
    publishDue(database.db, new Date('2099-01-02'), (error) => {
      throw error
    })

  it('two servers’ jobs run at once: everything is published, each once', async () => {
    for (let round = 0; round < 10; round++) {
      const planned = await Promise.all([schedule(), schedule(), schedule()])
      const outcomes = (await Promise.all([due(servers.one), due(servers.two), due(servers.one)])).flat()
      expect(outcomes.map(({ publication_id }) => publication_id).toSorted()).toEqual(
        planned.map(({ publication_id }) => publication_id).toSorted(),
      )
      for (const { page_id, revision } of planned) {
        expect(await rowOf(page_id)).toMatchObject({ published_revision: revision, state: 'published' })
        const entries = await servers.one.db
          .select()
          .from(audit_entry)
          .where(and(eq(audit_entry.subject_id, page_id), eq(audit_entry.action, 'page.publish')))
        expect(entries).toHaveLength(1)
      }
    }
  })

  it('when a server is killed midway, the others finish', async () => {
    const { page_id, revision, publication_id } = await schedule()
    const killed = inTransaction(servers.one.db, async (tx) => {
      const claimed = await claimScheduled(tx, COMPANY, publication_id)
      expect(claimed?.state).toBe('scheduled')
      const found = await lockedRevisions(tx, COMPANY, await revisionsIn(tx, COMPANY, publication_id))
      await showPages(tx, by('owner'), found, publication_id)
      await finishScheduled(tx, COMPANY, publication_id, 'done')
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await servers.two.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await tx.execute(sql`select 1`)
    })
    await expect(killed).rejects.toThrow(/./)
    expect(await rowOf(page_id)).toMatchObject({ published_revision: '', state: 'scheduled' })
    expect(await due(servers.two)).toEqual([expect.objectContaining({ publication_id, state: 'done' })])
    expect(await rowOf(page_id)).toMatchObject({ published_revision: revision, state: 'published' })
  })

  it('cancelling against the job: published or cancelled, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const { page_id, revision, publication_id } = await schedule()
      const [cancelled] = await Promise.all([
        outcome(cancelPublication(servers.one.db, by('owner'), publication_id)),
        due(servers.two),
      ])
      const [row] = await servers.one.db
        .select()
        .from(publication)
        .where(and(eq(publication.company_id, COMPANY), eq(publication.publication_id, publication_id)))
      const published = (await rowOf(page_id)).published_revision
      expect({ cancelled, state: row?.state, published }).toEqual(
        cancelled === 'done'
          ? { cancelled, state: 'cancelled', published: '' }
          : { cancelled: 'conflict', state: 'done', published: revision },
      )
    }
  })

  it('several home pages enabled at once: one stays enabled', async () => {
    const pages = await Promise.all(
      Array.from({ length: 4 }, () =>
        createPage(servers.one.db, by('maker'), { page_type: 'home', platform: 'pc', title: '首页' }),
      ),
    )
    const ids = pages.map(({ theme_pc_template_id }) => theme_pc_template_id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { page_id, draft_revision: revision } of pages)
      await publish(servers.one.db, by('owner'), { pages: [{ page_id, revision }], at: undefined })
    await Promise.all(
      pages.map(({ page_id }, index) =>
        enablePage(index % 2 ? servers.one.db : servers.two.db, by('owner'), page_id, true),
      ),
    )
    const enabled = await servers.one.db
      .select({ page_id: page.page_id })
      .from(page)
      .where(
        and(
          eq(page.company_id, COMPANY),
          eq(page.page_type, 'home'),
          eq(page.platform, 'pc'),
          eq(page.enabled, true),
        ),
      )
    expect(enabled).toHaveLength(1)
  })
})
