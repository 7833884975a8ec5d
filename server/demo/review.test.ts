import { beforeAll, expect, it } from 'vitest'
import type { OperatorMessage, PageReviewsAnswer, PageRow, StartAnswer } from '@schemas/generated/api'
import { signInAs } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { addDemoOperators } from './accounts'
import { addDemoReview } from './review'

describeApi('a new demo', (open) => {
  beforeAll(async () => {
    const { db } = open().app
    await addDemoOperators(db)
    await addDemoReview(db)
  })

  it('has a page that waits for the owner: at the start, in the messages, with a note and its reply', async () => {
    const owner = await signInAs(open().app, 'owner')
    const { reviews } = await owner.data<StartAnswer>('/start')
    expect(reviews.map(({ title, asked_name }) => [title, asked_name])).toEqual([['法式风格', '编辑']])
    const { list } = await owner.data<{ list: OperatorMessage[] }>('/account/messages?unread=1')
    expect(list.map(({ kind }) => kind)).toEqual(['note_replied', 'review_asked'])
    const { notes } = await owner.data<PageReviewsAnswer>('/pages/frenchstyle/reviews')
    expect(notes.map(({ widget, replies }) => [widget, replies.length])).toEqual([['french-heading', 1]])
    const editor = await signInAs(open().app, 'editor')
    const told = await editor.data<{ list: OperatorMessage[] }>('/account/messages?unread=1')
    expect(told.list.map(({ kind }) => kind)).toEqual(['note_written'])
  })

  it('shows shoppers the page as it was; what was handed in can be published', async () => {
    const owner = await signInAs(open().app, 'owner')
    const row = await owner.data<PageRow>('/pages/frenchstyle')
    expect([row.state, row.in_review]).toEqual(['changed', true])
    const pages = [{ page_id: 'frenchstyle', revision: row.draft_revision }]
    expect((await owner.call('/publish', { method: 'POST', body: { pages } })).statusCode).toBe(200)
  })

  it('has a branch manager who sees one shop', async () => {
    const branch = await signInAs(open().app, 'branch')
    const options = await branch.data<{ id: string }[]>('/options/shop')
    expect(options).toHaveLength(1)
    const { list } = await branch.data<{ list: { id: string }[] }>('/records/shop')
    expect(list.map(({ id }) => id)).toEqual(options.map(({ id }) => id))
  })
})
