/**
 * An operator who is narrowed to some pages, over every endpoint that names a page: other pages answer 404 and are in no
 * list, and what all pages share can be seen and not changed (rule office-10).
 */
import { beforeAll, expect, it } from 'vitest'
import { ALL_RIGHTS, SOME_PAGES } from '@schemas/rights'
import type { DraftPage, PageRow, WorkspaceAnswer } from '@schemas/generated/api'
import { adminEndpoints } from '@server/platform/http/endpoints'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { aboutPages, adminAddress } from './kit/admin-calls'

const withPage = [...adminEndpoints].filter(([, { path }]) => aboutPages(path))
const ofAll = [...adminEndpoints].filter(([, { allPages }]) => allPages)

describeApi('an operator narrowed to a page', (open) => {
  let owner: SignedInOperator
  let narrowed: SignedInOperator
  let own: PageRow
  let other: PageRow
  let theirs: WorkspaceAnswer['pages']
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
    const create = (title: string) =>
      owner.data<PageRow>('/pages', { method: 'POST', body: { page_type: 'custom', platform: 'pc', title } })
    own = await create('自己的页面')
    other = await create('别人的页面')
    narrowed = await signInWith(open().app, { rights: ALL_RIGHTS, pages: [own.page_id] })
    theirs = (await owner.data<WorkspaceAnswer>(`/pages/${other.page_id}/workspace`)).pages
    const pages = [{ page_id: other.page_id, revision: other.draft_revision }]
    const note = await owner.call(`/pages/${other.page_id}/notes`, {
      method: 'POST',
      body: { text: '这里再改改' },
    })
    const [review] = await owner.data<{ review_id: string }[]>('/reviews', {
      method: 'POST',
      body: { pages },
    })
    const published = await owner.call('/publish', { method: 'POST', body: { pages } })
    ids['page_id'] = other.page_id
    ids['note_id'] = note.json().data.note_id
    ids['review_id'] = review?.review_id ?? ''
    ids['publication_id'] = published.json().data.publication.publication_id
    ids['revision_id'] = other.draft_revision
    const missing = Object.keys(ids).filter((name) => !ids[name])
    if (missing.length > 0) throw new Error(`Expected ids of each kind, found no ${missing.join()}`)
  })

  const send = (by: SignedInOperator, method: string, path: string, body?: object) =>
    open().app.inject({
      method: method as 'GET',
      url: adminAddress(path, { params: ids }),
      headers: { host: 'hean.localhost', cookie: by.cookie },
      ...(body !== undefined && { payload: body }),
    })
  const bodies: Record<string, object> = {
    'PUT /pages/{page_id}': { title: '改名' },
    'POST /pages/{page_id}/enable': { enabled: true },
    'POST /pages/{page_id}/rollback': { revision: 'x' },
    'POST /pages/{page_id}/notes': { text: '批注' },
    'POST /reviews/{review_id}/return': { words: '退回' },
    'POST /notes/{note_id}/settle': { settled: true },
  }

  it.each(withPage)('%s knows no other page', async (key, { method, path, allPages }) => {
    const answer = await send(narrowed, method, path, bodies[key])
    expect([answer.statusCode, answer.json().msg]).toEqual(
      allPages ? [403, SOME_PAGES] : [404, '页面不存在或已删除'],
    )
  })

  it.each(ofAll)('%s, which concerns all pages, is refused', async (_key, { method, path }) => {
    const answer = await send(narrowed, method, path)
    expect([answer.statusCode, answer.json().msg]).toEqual([403, SOME_PAGES])
  })

  const named = (part: DraftPage) => [{ page_id: part.page.page_id, revision: part.revision }]

  it('other pages in a body are not found', async () => {
    const pages = named(theirs.body)
    const calls: [string, string, object][] = [
      [
        'PUT',
        '/drafts',
        {
          documents: [{ page_id: other.page_id, base: other.draft_revision, document: theirs.body.document }],
        },
      ],
      ['POST', '/publish', { pages }],
      ['POST', '/preview', { pages, platform: 'pc' }],
      ['POST', '/reviews', { pages }],
    ]
    for (const [method, path, body] of calls) {
      const answer = await send(narrowed, method, path, body)
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  })

  it('its own page opens, is previewed and published; the header beside it is shown and not changed', async () => {
    const { pages: mine } = await narrowed.data<WorkspaceAnswer>(`/pages/${own.page_id}/workspace`)
    const preview = {
      pages: [...named(mine.body), ...(mine.header ? named(mine.header) : [])],
      platform: 'pc',
    }
    expect((await send(narrowed, 'POST', '/preview', preview)).statusCode).toBe(200)
    expect((await send(narrowed, 'POST', '/publish', { pages: named(mine.body) })).statusCode).toBe(200)
    const header = mine.header
    if (!header) throw new Error('Expected a header, found none')
    expect((await narrowed.call(`/pages/${header.page.page_id}/draft`)).statusCode).toBe(200)
    // beside it stood the home page
    expect((await narrowed.call(`/pages/${header.page.page_id}/workspace`)).statusCode).toBe(404)
    const put = await narrowed.call(`/pages/${header.page.page_id}`, {
      method: 'PUT',
      body: { title: '页头' },
    })
    expect([put.statusCode, put.json().msg]).toEqual([403, SOME_PAGES])
  })

  it('lists show its page alone', async () => {
    const { list, count } = await narrowed.data<{ list: PageRow[]; count: number }>('/pages?pageSize=50')
    expect([list.map(({ page_id }) => page_id), count]).toEqual([[own.page_id], 1])
    const start = await narrowed.data<Record<string, PageRow[]>>('/start')
    const shown = ['recent', 'changed', 'drafts', 'hidden'].flatMap((part) => start[part] ?? [])
    expect(shown.filter(({ page_id }) => page_id !== own.page_id)).toEqual([])
    const { list: publications } = await narrowed.data<{ list: { publication_id: string }[] }>(
      '/publications',
    )
    expect(publications.map(({ publication_id }) => publication_id)).not.toContain(ids['publication_id'])
    expect(publications).toHaveLength(1)
    const upstream = await narrowed.data<{ count: number }>('/pctemplate/lists')
    expect(upstream.count).toBe(1)
  })

  it('upstream’s calls know no other page either', async () => {
    const id = other.theme_pc_template_id
    const calls: [string, string, object?][] = [
      ['GET', `/pctemplate/getTemplateContent?theme_pc_template_id=${id}`],
      ['PUT', '/pctemplate/edit', { id, title: '改名' }],
      ['DELETE', `/pctemplate/delete/${id}`],
      ['POST', '/pctemplate/saveTemplateContent', { theme_pc_template_id: id, config: '[]' }],
    ]
    for (const [method, path, body] of calls) {
      const answer = await send(narrowed, method, path, body)
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  })
})
