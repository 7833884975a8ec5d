import { beforeAll, expect, it } from 'vitest'
import type { OperatorMessage, PageReviewsAnswer, ReviewNote, StartAnswer } from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, publishDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { deleteStale } from '../../platform/jobs/repo'

describeApi('notes at widgets', (open) => {
  let owner: SignedInOperator
  let editor: SignedInOperator
  let viewer: SignedInOperator
  beforeAll(async () => {
    const { app } = open()
    owner = await signInAs(app, 'owner')
    editor = await signInAs(app, 'editor')
    viewer = await signInAs(app, 'viewer')
  })

  const write = (by: SignedInOperator, page_id: string, body: object) =>
    by.data<ReviewNote>(`/pages/${page_id}/notes`, { method: 'POST', body })
  const notes = async (page_id: string) =>
    (await viewer.data<PageReviewsAnswer>(`/pages/${page_id}/reviews`)).notes
  const unread = async (of: SignedInOperator) =>
    (await of.data<{ list: OperatorMessage[] }>('/account/messages?unread=1&pageSize=50')).list
  const at = { widget: 'k3v9x0q2ab', widget_name: '轮播图' }

  it('an operator who sees the page may write, reply and settle; a reply belongs to the note’s widget', async () => {
    const { page_id } = await newPage(editor)
    const note = await write(viewer, page_id, { text: ' 换一张图 ', ...at })
    expect(note).toMatchObject({ text: '换一张图', widget: 'k3v9x0q2ab', own: true, settled: '' })
    await write(editor, page_id, { text: '好的', parent_id: note.note_id })
    const [listed] = await notes(page_id)
    expect(listed?.replies.map(({ text, author_name }) => [author_name, text])).toEqual([['editor', '好的']])
    const path = `/notes/${note.note_id}/settle`
    const settled = await owner.data<ReviewNote>(path, { method: 'POST', body: { settled: true } })
    expect(settled).toMatchObject({ settled_name: 'owner', settled: expect.stringContaining('T') })
    const again = await owner.data<ReviewNote>(path, { method: 'POST', body: { settled: false } })
    expect(again).toMatchObject({ settled: '', settled_name: '' })
  })

  it('open notes come before settled ones, and those of the shared header with every page', async () => {
    const { page_id } = await newPage(editor)
    const [first, second] = [
      await write(owner, page_id, { text: '一' }),
      await write(owner, page_id, { text: '二' }),
    ]
    await owner.data(`/notes/${second.note_id}/settle`, { method: 'POST', body: { settled: true } })
    await write(owner, 'header', { text: '页头' })
    expect((await notes(page_id)).map(({ text }) => text)).toEqual(['页头', '一', '二'])
    expect(first.page_id).toBe(page_id)
  })

  it('notes leave the page and its draft as they are', async () => {
    const before = await newPage(editor)
    await write(owner, before.page_id, { text: '看看', ...at })
    expect(await editor.data(`/pages/${before.page_id}`)).toEqual(before)
  })

  it('who works on the page is told of notes, counted together until they are read; the writer is not', async () => {
    const { page_id } = await newPage(editor, { title: '上新' })
    await write(owner, page_id, { text: '一', ...at })
    await write(owner, page_id, { text: '二' })
    const mine = async (of: SignedInOperator) =>
      (await unread(of)).filter(({ parts }) => parts.title === '上新')
    expect(await mine(owner)).toEqual([])
    const [message, ...others] = await mine(editor)
    expect([message, others]).toMatchObject([{ kind: 'note_written', parts: { text: '二', count: '2' } }, []])
    const body = { message_ids: [message?.message_id] }
    await editor.data('/account/messages/read', { method: 'POST', body })
    await write(owner, page_id, { text: '三' })
    expect((await mine(editor)).map(({ parts }) => parts)).toEqual([
      { title: '上新', by: 'owner', text: '三' },
    ])
  })

  it('a reply is told to those in the thread; while the page waits, the submitter’s notes to those who publish', async () => {
    const { page_id, draft_revision } = await newPage(editor, { title: '往来' })
    const note = await write(owner, page_id, { text: '标题太长' })
    await write(editor, page_id, { text: '改短了', parent_id: note.note_id })
    const told = async (of: SignedInOperator) =>
      (await unread(of))
        .filter(({ parts }) => parts.title === '往来')
        .map(({ kind, parts }) => [kind, parts.text])
    expect(await told(owner)).toEqual([['note_replied', '改短了']])
    await editor.data('/reviews', {
      method: 'POST',
      body: { pages: [{ page_id, revision: draft_revision }] },
    })
    await write(editor, page_id, { text: '这里请看' })
    expect(await told(owner)).toContainEqual(['note_written', '这里请看'])
  })

  it('the start page counts open notes that others wrote at an operator’s pages', async () => {
    const { page_id, draft_revision } = await newPage(editor, { title: '待改' })
    await write(editor, page_id, { text: '自己的' })
    const counted = async () =>
      (await editor.data<StartAnswer>('/start')).notes.find((each) => each.page_id === page_id)?.open
    expect(await counted()).toBeUndefined()
    const note = await write(owner, page_id, { text: '太长' })
    expect(await counted()).toBe(1)
    // who handed the page in last keeps it, published or not
    const pages = [{ page_id, revision: draft_revision }]
    await editor.data('/reviews', { method: 'POST', body: { pages } })
    await publishDraft(owner, page_id, draft_revision)
    expect(await counted()).toBe(1)
    await editor.data(`/notes/${note.note_id}/settle`, { method: 'POST', body: { settled: true } })
    expect(await counted()).toBeUndefined()
  })

  it('a reply to a reply, to another page’s note and at a deleted page is refused', async () => {
    const { page_id } = await newPage(editor)
    const note = await write(owner, page_id, { text: '一' })
    await write(owner, page_id, { text: '二', parent_id: note.note_id })
    const [root] = await notes(page_id)
    const status = async (page: string, body: object) =>
      (await owner.call(`/pages/${page}/notes`, { method: 'POST', body })).statusCode
    expect(await status(page_id, { text: '三', parent_id: root?.replies[0]?.note_id })).toBe(422)
    expect(await status('story', { text: '三', parent_id: note.note_id })).toBe(404)
    expect(await status(page_id, { text: '  ' })).toBe(422)
    await owner.data(`/pages/${page_id}`, { method: 'DELETE' })
    expect(await status(page_id, { text: '三' })).toBe(404)
  })

  it('messages are an operator’s own, and are deleted after 90 days', async () => {
    const { page_id } = await newPage(editor)
    await write(owner, page_id, { text: '旧' })
    const [message] = await unread(editor)
    const body = { message_ids: [message?.message_id] }
    await owner.data('/account/messages/read', { method: 'POST', body })
    expect((await unread(editor))[0]?.message_id).toBe(message?.message_id)
    const all = await editor.data<{ unread: number }>('/account/messages/read', { method: 'POST', body: {} })
    expect(all).toEqual({ unread: 0 })
    const later = new Date(Date.now() + 91 * 86_400_000)
    await deleteStale(open().app.db, '1', later, 1_000)
    // sessions have ended by then, too
    const again = await signInAs(open().app, 'editor')
    expect((await again.data<{ list: unknown[] }>('/account/messages')).list).toEqual([])
  })
})
