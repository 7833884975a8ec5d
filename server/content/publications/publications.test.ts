import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  OperatorMessage,
  DraftPage,
  PageAuthorsAnswer,
  PageProblems,
  PageRow,
  PageVersionsAnswer,
  PublicationsAnswer,
  PublishAnswer,
  WorkspaceAnswer,
} from '@schemas/generated/api'
import { insertDefaults } from '@schemas'
import { audit_entry, page_revision, publication } from '@server/db/schema'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { publishDue } from './scheduled'

describeApi('publishing', (open) => {
  const due = (at: Date) =>
    publishDue(open().database.db, at, (error) => {
      throw error
    })
  const rowOf = (operator: SignedInOperator, page_id: string) => operator.data<PageRow>(`/pages/${page_id}`)
  const broken = (page: { widgets: Record<string, unknown> }) => {
    page.widgets['w1'] = { type: 'W0001', v: 1, parent: null, order: 'a0', props: { data: [] }, style: {} }
  }

  it('header, body and footer are published together; only an owner may publish', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '一起发布' })
    const { pages } = await owner.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)
    const names = [pages.header, pages.body, pages.footer].flatMap((draft) =>
      draft ? [{ page_id: draft.page.page_id, revision: draft.revision }] : [],
    )
    const editor = await signInAs(open().app, 'editor')
    const refused = await editor.call('/publish', { method: 'POST', body: { pages: names } })
    expect(refused.statusCode).toBe(403)
    const { publication: done } = await owner.data<PublishAnswer>('/publish', {
      method: 'POST',
      body: { pages: names, note: '上线' },
    })
    expect(done).toMatchObject({ state: 'done', note: '上线', operator_name: 'owner', failure: '' })
    expect(done.pages.map(({ page_id }) => page_id)).toEqual(['footer', 'header', page.page_id].toSorted())
    expect(await rowOf(owner, page.page_id)).toMatchObject({
      state: 'published',
      published_revision: page.draft_revision,
    })
  })

  it('a page with problems cannot be published, nor can the others with it', async () => {
    const owner = await signInAs(open().app, 'owner')
    const [good, bad] = [await newPage(owner), await newPage(owner)]
    const revision = await saveDraft(owner, bad.page_id, broken)
    const pages = [
      { page_id: good.page_id, revision: good.draft_revision },
      { page_id: bad.page_id, revision },
    ]
    const answer = await owner.call('/publish', { method: 'POST', body: { pages } })
    expect([answer.statusCode, answer.json().data.code]).toEqual([422, 422002])
    const { problems } = answer.json<{ data: { details: PageProblems } }>().data.details
    expect(problems).toEqual([
      expect.objectContaining({
        page_id: bad.page_id,
        uuid: 'w1',
        path: '/props/data',
        message: '请至少添加1张轮播图',
      }),
    ])
    expect(await rowOf(owner, good.page_id)).toMatchObject({ state: 'draft', published_revision: '' })
  })

  it('a header is validated as a header: no other widgets at its top level', async () => {
    const owner = await signInAs(open().app, 'owner')
    const before = await rowOf(owner, 'header')
    const revision = await saveDraft(owner, 'header', (page) => {
      page.widgets['text'] = { type: 'W0011', v: 1, parent: null, order: 'a9', props: {}, style: {} }
    })
    const pages = [{ page_id: 'header', revision }]
    const answer = await owner.call('/publish', { method: 'POST', body: { pages } })
    expect(answer.json().data.details.problems).toEqual([
      expect.objectContaining({ page_id: 'header', uuid: 'text', keyword: 'regionKind' }),
    ])
    await owner.data('/pages/header/rollback', {
      method: 'POST',
      body: { revision: before.published_revision },
    })
  })

  it('goods that were not chosen are a warning, not an error', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const revision = await saveDraft(owner, page.page_id, (draft) => {
      draft.widgets['goods'] = { type: 'W0002', v: 1, parent: null, order: 'a0', ...insertDefaults('W0002') }
    })
    const answer = await publishDraft(owner, page.page_id, revision)
    expect(answer.warnings).toEqual([expect.stringMatching(/^还有\d+个商品未选择$/)])
    expect(answer.publication.state).toBe('done')
  })

  it('a revision that is no longer the draft is a conflict', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const published = await publishDraft(owner, page.page_id, page.draft_revision)
    await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '更新'))
    const pages = published.publication.pages.map(({ page_id, revision }) => ({ page_id, revision }))
    expect((await owner.call('/publish', { method: 'POST', body: { pages } })).statusCode).toBe(409)
  })

  const scheduled = async (owner: SignedInOperator, page: PageRow, revision = page.draft_revision) => {
    const body = { pages: [{ page_id: page.page_id, revision }], at: '2099-01-01T00:00:00+08:00' }
    return (await owner.data<PublishAnswer>('/publish', { method: 'POST', body })).publication
  }

  it('at the set time exactly those revisions are published, whatever is edited meanwhile', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '定时' })
    const planned = await scheduled(owner, page)
    expect(planned).toMatchObject({ state: 'scheduled', at: '2098-12-31T16:00:00.000Z' })
    expect(await rowOf(owner, page.page_id)).toMatchObject({ state: 'scheduled', published_revision: '' })
    await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '之后的修改'))
    expect(await due(new Date('2098-12-31T15:59:59Z'))).toEqual([])
    const { publication_id } = planned
    expect(await due(new Date('2098-12-31T16:00:00Z'))).toEqual([
      { company_id: '1', publication_id, state: 'done', failure: '' },
    ])
    expect(await rowOf(owner, page.page_id)).toMatchObject({
      state: 'changed',
      published_revision: page.draft_revision,
    })
    expect(await due(new Date('2098-12-31T16:00:01Z'))).toEqual([])
  })

  it('a scheduled publication can be cancelled once; then its page may be deleted', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const { publication_id } = await scheduled(owner, page)
    const refused = await owner.call(`/pages/${page.page_id}`, { method: 'DELETE' })
    expect([refused.statusCode, refused.json().msg]).toEqual([409, '页面正在等待定时发布，请先取消'])
    const cancel = () => owner.call(`/publications/${publication_id}`, { method: 'DELETE' })
    expect((await cancel()).statusCode).toBe(200)
    expect((await cancel()).statusCode).toBe(409)
    expect(await due(new Date('2100-01-01T00:00:00Z'))).toEqual([])
    expect((await owner.call(`/pages/${page.page_id}`, { method: 'DELETE' })).statusCode).toBe(200)
    const { list } = await owner.data<PublicationsAnswer>('/publications?state=cancelled')
    expect(list.map((each) => each.publication_id)).toContain(publication_id)
  })

  it('a page that is no longer valid when it is due fails with the reason; shoppers keep the old page', async () => {
    const { db } = open().database
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const { publication_id } = await scheduled(owner, page)
    // as if the schemas had become stricter since
    const document =
      '{"formatVersion":2,"platform":"pc","widgets":{"a":{"type":"W0001","order":"a0","props":{"data":[]}}}}'
    await db
      .update(page_revision)
      .set({ document })
      .where(and(eq(page_revision.company_id, '1'), eq(page_revision.page_id, page.page_id)))
    const failure = '页面存在问题，不能发布：请至少添加1张轮播图'
    expect(await due(new Date('2100-01-01T00:00:00Z'))).toEqual([
      { company_id: '1', publication_id, state: 'failed', failure },
    ])
    const [row] = await db
      .select()
      .from(publication)
      .where(and(eq(publication.company_id, '1'), eq(publication.publication_id, publication_id)))
    expect(row).toMatchObject({ state: 'failed', failure })
    const { list: told } = await owner.data<{ list: OperatorMessage[] }>('/account/messages')
    expect(told[0]).toMatchObject({ kind: 'publication_failed', parts: { text: failure } })
    expect((await rowOf(owner, page.page_id)).published_revision).toBe('')
  })

  it('every publication is a version; going back makes its document the draft again', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '版本' })
    await publishDraft(owner, page.page_id, page.draft_revision)
    const second = await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '二'))
    await publishDraft(owner, page.page_id, second)
    const { list, count } = await owner.data<PageVersionsAnswer>(`/pages/${page.page_id}/versions`)
    expect(count).toBe(2)
    expect(
      list.map(({ number, revision, current, state }) => ({ number, revision, current, state })),
    ).toEqual([
      { number: 2, revision: second, current: true, state: 'done' },
      { number: 1, revision: page.draft_revision, current: false, state: 'done' },
    ])
    const first = await owner.data<{ document: string }>(
      `/pages/${page.page_id}/revisions/${page.draft_revision}`,
    )
    const back = await owner.data<DraftPage>(`/pages/${page.page_id}/rollback`, {
      method: 'POST',
      body: { revision: page.draft_revision },
    })
    expect(back).toMatchObject({ document: first.document, number: 3, page: { state: 'changed' } })
    expect(back.revision).not.toBe(page.draft_revision)
    expect((await rowOf(owner, page.page_id)).published_revision).toBe(second)
    const missing = await owner.call(`/pages/${page.page_id}/rollback`, {
      method: 'POST',
      body: { revision: 'header-1' },
    })
    expect([missing.statusCode, missing.json().msg]).toEqual([404, '这个版本不存在'])
  })

  it('every publication is in the audit log, with operator, page, before and after', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '记录' })
    await publishDraft(owner, page.page_id, page.draft_revision)
    const rows = await open()
      .database.db.select()
      .from(audit_entry)
      .where(and(eq(audit_entry.subject_id, page.page_id), eq(audit_entry.action, 'page.publish')))
    expect(rows).toEqual([
      expect.objectContaining({
        operator_id: owner.operator_id,
        title: '记录',
        before: { revision: null },
        after: expect.objectContaining({ revision: page.draft_revision, number: 1 }),
      }),
    ])
  })

  it('an invalid time and a page given twice are refused', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const name = { page_id: page.page_id, revision: page.draft_revision }
    const post = (body: object) => owner.call('/publish', { method: 'POST', body })
    const answer = await post({ pages: [name], at: '明天' })
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, ['at']])
    expect((await post({ pages: [name, name] })).statusCode).toBe(422)
    expect((await post({ pages: [{ ...name, revision: 'x' }] })).statusCode).toBe(409)
  })

  const publishing = (owner: SignedInOperator, page: PageRow, more: object = {}) =>
    owner.data<PublishAnswer>('/publish', {
      method: 'POST',
      body: { pages: [{ page_id: page.page_id, revision: page.draft_revision, enable: true }], ...more },
    })
  const withdraw = (owner: SignedInOperator, { publication: done }: PublishAnswer) =>
    owner.call(`/publications/${done.publication_id}/withdraw`, { method: 'POST' })

  it('a page is turned on by its publication, and the answer says where it is', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '上线即启用' })
    const { pages, withdraw_seconds } = await publishing(owner, page)
    expect(pages).toEqual([
      expect.objectContaining({ page_id: page.page_id, enabled: true, state: 'published' }),
    ])
    expect(withdraw_seconds).toBe(60)
    expect(pages[0]?.path).toBe(`/custompage?pageid=${page.theme_pc_template_id}`)
  })

  it('a scheduled publication turns its page on at its time, not before', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const { withdraw_seconds } = await publishing(owner, page, { at: '2097-01-01T00:00:00+08:00' })
    expect(withdraw_seconds).toBe(0)
    expect(await rowOf(owner, page.page_id)).toMatchObject({ enabled: false, state: 'scheduled' })
    await due(new Date('2096-12-31T16:00:00Z'))
    expect(await rowOf(owner, page.page_id)).toMatchObject({ enabled: true, state: 'published' })
  })

  it('a withdrawn first publication is not to be seen any more; its draft stays', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const answer = await publishing(owner, page)
    expect((await withdraw(owner, answer)).statusCode).toBe(200)
    expect(await rowOf(owner, page.page_id)).toMatchObject({
      enabled: false,
      state: 'draft',
      published: '',
      draft_revision: page.draft_revision,
    })
    const { list } = await owner.data<PageVersionsAnswer>(`/pages/${page.page_id}/versions`)
    expect(list[0]).toMatchObject({ state: 'withdrawn', current: false })
    const again = await withdraw(owner, answer)
    expect([again.statusCode, again.json().data.message]).toEqual([409, '只有已完成的发布可以撤回'])
  })

  it('withdrawing shows the version before, and leaves a page on that was on before', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    await publishing(owner, page)
    const revision = await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '二'))
    const answer = await publishing(owner, { ...page, draft_revision: revision })
    expect((await withdraw(owner, answer)).statusCode).toBe(200)
    expect(await rowOf(owner, page.page_id)).toMatchObject({
      enabled: true,
      state: 'changed',
      published_revision: page.draft_revision,
      draft_revision: revision,
    })
  })

  it('withdrawing a new home page brings the home page before back', async () => {
    const owner = await signInAs(open().app, 'owner')
    const before = await rowOf(owner, 'home')
    expect(before.enabled).toBe(true)
    const page = await newPage(owner, { page_type: 'home', title: '大促首页' })
    const answer = await publishing(owner, page)
    expect((await rowOf(owner, 'home')).enabled).toBe(false)
    expect((await withdraw(owner, answer)).statusCode).toBe(200)
    expect([(await rowOf(owner, 'home')).enabled, (await rowOf(owner, page.page_id)).enabled]).toEqual([
      true,
      false,
    ])
  })

  it('after a newer publication the older one cannot be withdrawn, and nothing changes', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const first = await publishing(owner, page)
    const revision = await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '新'))
    await publishing(owner, { ...page, draft_revision: revision })
    const answer = await withdraw(owner, first)
    expect([answer.statusCode, answer.json().data.message]).toEqual([
      409,
      `${page.title}之后又发布过，不能撤回`,
    ])
    expect(await rowOf(owner, page.page_id)).toMatchObject({ published_revision: revision, enabled: true })
  })

  it('a publication can be withdrawn for a minute only, and by owners', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner)
    const answer = await publishing(owner, page)
    const { publication_id } = answer.publication
    const editor = await signInAs(open().app, 'editor')
    expect((await withdraw(editor, answer)).statusCode).toBe(403)
    await open()
      .database.db.update(publication)
      .set({ finished: new Date(Date.now() - 61_000) })
      .where(and(eq(publication.company_id, '1'), eq(publication.publication_id, publication_id)))
    const late = await withdraw(owner, answer)
    expect([late.statusCode, late.json().data.message]).toEqual([
      409,
      '发布 60 秒之后不能撤回，可在历史版本中回到之前的版本',
    ])
  })

  it('who changed a page since its publication: each once, the latest first, also right after publishing', async () => {
    const [owner, editor] = [await signInAs(open().app, 'owner'), await signInAs(open().app, 'editor')]
    const page = await newPage(owner)
    const revision = await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '一'))
    await publishing(owner, { ...page, draft_revision: revision })
    const names = async () => {
      const { authors } = await owner.data<PageAuthorsAnswer>(`/pages/${page.page_id}/authors`)
      return authors.map(({ name }) => name)
    }
    expect(await names()).toEqual([])
    await saveDraft(owner, page.page_id, (draft) => void (draft.page.props.title = '二'))
    await saveDraft(editor, page.page_id, (draft) => void (draft.page.props.title = '三'))
    await saveDraft(editor, page.page_id, (draft) => void (draft.page.props.title = '四'))
    expect(await names()).toEqual(['editor', 'owner'])
  })
})
