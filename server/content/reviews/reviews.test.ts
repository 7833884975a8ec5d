import { beforeAll, expect, it } from 'vitest'
import type {
  OperatorMessage,
  PageReview,
  PageReviewsAnswer,
  PublishAnswer,
  StartAnswer,
} from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { publishDue } from '../publications/scheduled'

describeApi('reviews of pages', (open) => {
  let owner: SignedInOperator
  let editor: SignedInOperator
  beforeAll(async () => {
    const { app } = open()
    owner = await signInAs(app, 'owner')
    editor = await signInAs(app, 'editor')
  })

  const post = <T>(by: SignedInOperator, path: string, body: object) =>
    by.data<T>(path, { method: 'POST', body })
  const refused = async (by: SignedInOperator, path: string, body: object = {}) => {
    const answer = await by.call(path, { method: 'POST', body })
    return [answer.statusCode, answer.json<{ data: { message: string } }>().data.message]
  }
  const submit = async (page_id: string, revision: string, message = '') => {
    const [review] = await post<PageReview[]>(editor, '/reviews', { pages: [{ page_id, revision }], message })
    if (!review) throw new Error('Expected a review')
    return review
  }
  const submitted = async (title: string, message = '请看') => {
    const page = await newPage(editor, { title })
    return { page, review: await submit(page.page_id, page.draft_revision, message) }
  }
  const stateOf = async (page_id: string) => {
    const { reviews } = await editor.data<PageReviewsAnswer>(`/pages/${page_id}/reviews`)
    return reviews.find((review) => review.page_id === page_id)
  }
  const messages = async (of: SignedInOperator) =>
    (await of.data<{ list: OperatorMessage[] }>('/account/messages?pageSize=50')).list
  const newest = async (of: SignedInOperator) => (await messages(of))[0]

  it('a submitted page waits, and those who publish are told with the way to it; who submitted is not', async () => {
    const { page, review } = await submitted('双十一')
    expect(review).toMatchObject({ state: 'waiting', message: '请看', own: true, title: '双十一' })
    expect(await newest(owner)).toMatchObject({
      kind: 'review_asked',
      link: `/pages/${page.page_id}?left=review`,
      parts: { title: '双十一', by: 'editor', text: '请看' },
      read: false,
    })
    expect((await messages(editor)).filter(({ kind }) => kind === 'review_asked')).toEqual([])
    const start = await owner.data<StartAnswer>('/start')
    expect(start.reviews.map(({ review_id }) => review_id)).toContain(review.review_id)
    expect((await editor.data<StartAnswer>('/start')).reviews).toEqual([])
    expect(await owner.data(`/pages/${page.page_id}`)).toMatchObject({ in_review: true })
  })

  it('a page waits once, as it is now, and only with something to publish', async () => {
    const { page } = await submitted('一次')
    const pages = [{ page_id: page.page_id, revision: page.draft_revision }]
    expect(await refused(editor, '/reviews', { pages })).toEqual([409, '一次已由editor提交，正在审核中'])
    const fresh = await newPage(editor, { title: '改了' })
    await saveDraft(editor, fresh.page_id, (config) => void (config.page.props.title = '二'))
    const old = [{ page_id: fresh.page_id, revision: fresh.draft_revision }]
    expect(await refused(editor, '/reviews', { pages: old })).toEqual([
      409,
      '改了已有更新的草稿，请重新打开后再提交',
    ])
    const live = await newPage(owner, { title: '线上' })
    await publishDraft(owner, live.page_id, live.draft_revision)
    const same = [{ page_id: live.page_id, revision: live.draft_revision }]
    expect(await refused(editor, '/reviews', { pages: same })).toEqual([422, '线上没有需要发布的修改'])
  })

  it('while it waits the page can be edited, and the submitted draft is kept for comparing', async () => {
    const { page, review } = await submitted('还在改')
    await saveDraft(editor, page.page_id, (config) => void (config.page.props.title = '二'))
    await saveDraft(editor, page.page_id, (config) => void (config.page.props.title = '三'))
    const stored = await owner.data<{ revision: string }>(
      `/pages/${page.page_id}/revisions/${review.revision}`,
    )
    expect(stored.revision).toBe(page.draft_revision)
  })

  it('returning takes words, and tells who submitted; the page can be submitted again', async () => {
    const { page, review } = await submitted('退回')
    const path = `/reviews/${review.review_id}/return`
    expect((await refused(owner, path, { words: ' ' }))[0]).toBe(422)
    expect((await editor.call(path, { method: 'POST', body: { words: '不' } })).statusCode).toBe(403)
    const returned = await post<PageReview>(owner, path, { words: '首图太暗' })
    expect(returned).toMatchObject({ state: 'returned', words: '首图太暗', decided_name: 'owner' })
    expect(await newest(editor)).toMatchObject({
      kind: 'review_returned',
      parts: { title: '退回', by: 'owner', text: '首图太暗' },
    })
    const listed = async () =>
      (await editor.data<StartAnswer>('/start')).returned.map(({ page_id }) => page_id)
    expect(await listed()).toContain(page.page_id)
    await submit(page.page_id, page.draft_revision)
    expect(await listed()).not.toContain(page.page_id)
  })

  it('only the operator who submitted may take it back; then those who publish need not look', async () => {
    const { review } = await submitted('撤回')
    const path = `/reviews/${review.review_id}/withdraw`
    expect((await refused(owner, path))[0]).toBe(403)
    await post(editor, path, {})
    const asked = (await messages(owner)).find(({ parts }) => parts.title === '撤回')
    expect(asked?.read).toBe(true)
    expect(await refused(owner, `/reviews/${review.review_id}/return`, { words: '不' })).toEqual([
      409,
      '这次审核已由editor撤回',
    ])
  })

  it('publishing approves what waits, named or not, and says so; a review that has ended publishes nothing', async () => {
    const { page, review } = await submitted('通过')
    const pages = [{ page_id: page.page_id, revision: page.draft_revision }]
    const body = { pages, approves: [review.review_id] }
    const { approved } = await post<PublishAnswer>(owner, '/publish', body)
    expect(approved?.map(({ state }) => state)).toEqual(['approved'])
    expect(await stateOf(page.page_id)).toMatchObject({ state: 'approved', decided_name: 'owner' })
    expect(await newest(editor)).toMatchObject({ kind: 'review_approved', parts: { title: '通过' } })

    const unnamed = await submitted('顺带')
    await publishDraft(owner, unnamed.page.page_id, unnamed.page.draft_revision)
    expect((await stateOf(unnamed.page.page_id))?.state).toBe('approved')

    const ended = await submitted('已退回')
    await post(owner, `/reviews/${ended.review.review_id}/return`, { words: '不' })
    const late = {
      pages: [{ page_id: ended.page.page_id, revision: ended.page.draft_revision }],
      approves: [ended.review.review_id],
    }
    expect(await refused(owner, '/publish', late)).toEqual([409, '这次审核已由owner退回'])
    expect((await stateOf(ended.page.page_id))?.state).toBe('returned')
  })

  it('scheduling a publication approves, with its time; what is submitted later waits unless it is what goes out', async () => {
    const { page } = await submitted('定时')
    const pages = [{ page_id: page.page_id, revision: page.draft_revision }]
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await post(owner, '/publish', { pages, at })
    expect(await newest(editor)).toMatchObject({ kind: 'review_approved', parts: { at } })
    const same = await submit(page.page_id, page.draft_revision)
    const other = await submitted('另一页')
    const pagesOfOther = [{ page_id: other.page.page_id, revision: other.page.draft_revision }]
    await post(owner, `/reviews/${other.review.review_id}/return`, { words: '再改' })
    await post(owner, '/publish', { pages: pagesOfOther, at })
    const revision = await saveDraft(editor, other.page.page_id, (config) => {
      config.page.props.title = '新'
    })
    await submit(other.page.page_id, revision)
    await publishDue(open().app.db, new Date(Date.now() + 7_200_000), (error) =>
      expect.unreachable(String(error)),
    )
    expect((await stateOf(page.page_id))?.state).toBe('approved')
    expect((await stateOf(page.page_id))?.review_id).toBe(same.review_id)
    expect((await stateOf(other.page.page_id))?.state).toBe('waiting')
  })

  it('deleting a page ends its review, and tells who submitted it unless they did it', async () => {
    const { page, review } = await submitted('删除')
    await owner.data(`/pages/${page.page_id}`, { method: 'DELETE' })
    expect(await newest(editor)).toMatchObject({ kind: 'review_ended', parts: { text: '页面已删除' } })
    const path = `/reviews/${review.review_id}/return`
    expect(await refused(owner, path, { words: '不' })).toEqual([409, '这次审核已由owner撤回'])
  })

  it('every step is in the audit log', async () => {
    const { page, review } = await submitted('记录')
    await post(owner, `/reviews/${review.review_id}/return`, { words: '再改' })
    const again = await submit(page.page_id, page.draft_revision)
    await post(editor, `/reviews/${again.review_id}/withdraw`, {})
    await submit(page.page_id, page.draft_revision)
    await publishDraft(owner, page.page_id, page.draft_revision)
    const { list } = await owner.data<{ list: { action: string }[] }>(
      `/audit?subject=page&subject_id=${page.page_id}&page_size=50`,
    )
    const steps = list.map(({ action }) => action).filter((action) => action.includes('review'))
    expect(steps.toReversed()).toEqual([
      'page.review_submit',
      'page.review_return',
      'page.review_submit',
      'page.review_withdraw',
      'page.review_submit',
      'page.review_approve',
    ])
  })
})
