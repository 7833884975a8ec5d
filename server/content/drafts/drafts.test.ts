import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { generateNKeysBetween } from 'fractional-indexing'
import { expect, it, onTestFinished } from 'vitest'
import type {
  DraftConflicts,
  DraftPage,
  PageRow,
  PublishAnswer,
  SaveDraftsAnswer,
  WorkspaceAnswer,
} from '@schemas/generated/api'
import { PAGE_BYTES, parsePage, readPage, serialisePage } from '@schemas'
import { collectEntities } from '@schemas/entities'
import { restoreArchive } from '@server/db/archive/restore'
import { writeArchive } from '@server/db/archive/write'
import { MIGRATIONS } from '@server/db/migrate'
import { inSoak } from '@tests/helpers/soak'
import { audit_entry, page_revision } from '@server/db/schema'
import { openMemory } from '@tests/helpers/memory-database'
import { signInAs } from '@tests/helpers/operator'
import { changed, newPage, publishDraft, retitled } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('drafts', (open) => {
  const save = (draft: Pick<DraftPage, 'page' | 'revision' | 'document'>, title: string) => ({
    page_id: draft.page.page_id,
    base: draft.revision,
    document: retitled(draft.document, title),
  })
  const revisions = (page_id: string) =>
    open()
      .database.db.select()
      .from(page_revision)
      .where(and(eq(page_revision.company_id, '1'), eq(page_revision.page_id, page_id)))
      .orderBy(page_revision.number)

  it('a page opens with its header and footer; those open with the home page between them', async () => {
    const viewer = await signInAs(open().app, 'viewer')
    const { pages } = await viewer.data<WorkspaceAnswer>('/pages/story/workspace')
    expect([pages.header?.page.page_id, pages.body.page.page_id, pages.footer?.page.page_id]).toEqual([
      'header',
      'story',
      'footer',
    ])
    expect(pages.body.document).toMatch(/^\{"\$schema":"[^\n]*$/)
    const frame = await viewer.data<WorkspaceAnswer>('/pages/header/workspace')
    expect(frame.pages.body.page.page_id).toBe('home')
    expect(frame.pages.header?.revision).toBe(pages.header?.revision)
    expect((await viewer.call('/pages/nowhere/workspace')).statusCode).toBe(404)
  })

  it('a page opens with the rows that its three documents draw, so that it is drawn once', async () => {
    const viewer = await signInAs(open().app, 'viewer')
    const { pages, live } = await viewer.data<WorkspaceAnswer>('/pages/home/workspace')
    const documents = Object.values(pages).flatMap((page) => page && readPage(page.document))
    const { goods, coupon } = collectEntities(...documents.filter((page) => page !== null))
    expect(goods.length).toBeGreaterThan(10)
    expect(Object.keys(live.goods).toSorted()).toEqual(goods)
    expect(Object.keys(live.coupon).toSorted()).toEqual(coupon)
    expect(live.nearby?.list.length).toBeGreaterThan(0)
  })

  it('three documents are saved in one transaction, and a viewer saves none', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '三个文档' })
    const { pages } = await editor.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)
    const drafts = [pages.header, pages.body, pages.footer].flatMap((draft) => draft ?? [])
    const documents = drafts.map((draft) => save(draft, '一起'))
    const viewer = await signInAs(open().app, 'viewer')
    expect((await viewer.call('/drafts', { method: 'PUT', body: { documents } })).statusCode).toBe(403)
    const { saved } = await editor.data<SaveDraftsAnswer>('/drafts', { method: 'PUT', body: { documents } })
    expect(saved.map((each) => each.page_id)).toEqual(['header', page.page_id, 'footer'])
    const again = await editor.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)
    expect(again.pages.header).toMatchObject({
      revision: saved[0]?.revision,
      author: 'editor',
      page: { state: 'changed', updated_by: 'editor' },
    })
  })

  it('an old base is a conflict with the other save, and nothing is written', async () => {
    const editor = await signInAs(open().app, 'editor')
    const [one, two] = [await newPage(editor, { title: '甲' }), await newPage(editor, { title: '乙' })]
    const open1 = (await editor.data<WorkspaceAnswer>(`/pages/${one.page_id}/workspace`)).pages.body
    const open2 = (await editor.data<WorkspaceAnswer>(`/pages/${two.page_id}/workspace`)).pages.body
    await editor.data('/drafts', { method: 'PUT', body: { documents: [save(open1, '别人')] } })
    const documents = [save(open2, '也要'), save(open1, '我的')]
    const answer = await editor.call('/drafts', { method: 'PUT', body: { documents } })
    expect([answer.statusCode, answer.json().data.code]).toEqual([409, 409001])
    const { conflicts } = answer.json<{ data: { details: DraftConflicts } }>().data.details
    expect(conflicts).toHaveLength(1)
    expect(conflicts[0]).toMatchObject({
      page_id: one.page_id,
      author: 'editor',
      document: retitled(open1.document, '别人'),
    })
    const unchanged = await editor.data<WorkspaceAnswer>(`/pages/${two.page_id}/workspace`)
    expect(unchanged.pages.body.revision).toBe(open2.revision)
  })

  it('saving the same bytes again gives the same revision, whatever the base', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '重发' })
    const draft = (await editor.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)).pages.body
    const request = { method: 'PUT', body: { documents: [save(draft, '一次')] } } as const
    const first = await editor.data<SaveDraftsAnswer>('/drafts', request)
    expect(await editor.data<SaveDraftsAnswer>('/drafts', request)).toEqual(first)
    expect(await revisions(page.page_id)).toHaveLength(1)
  })

  it('a save sends what it changes, of the draft that it started from and no other', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '变化' })
    const { page_id } = page
    const draft = (await editor.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)).pages.body
    const widget = { type: 'W0011', v: 1, parent: null, order: 'a0', props: { text: '一' }, style: {} }
    const put = (base: string, widgets: object, document: string) =>
      editor.call('/drafts', {
        method: 'PUT',
        body: {
          documents: [{ page_id, base, changes: JSON.stringify({ widgets }), length: document.length }],
        },
      })
    const withWidgets = (widgets: object) =>
      changed(draft.document, (document) => Object.assign(document.widgets, widgets))
    const [one, two] = [withWidgets({ a: widget }), withWidgets({ a: widget, b: { ...widget, order: 'a1' } })]
    const saved = async (answer: Awaited<ReturnType<typeof put>>) => {
      const revision = answer.json<{ data: SaveDraftsAnswer }>().data.saved[0]?.revision ?? ''
      return { revision, document: (await draftAt(revision)).document }
    }
    const draftAt = (revision: string) =>
      editor.data<{ document: string }>(`/pages/${page_id}/revisions/${revision}`)

    const first = await saved(await put(draft.revision, { a: widget }, one))
    expect(first.document).toBe(one)
    const second = await saved(await put(first.revision, { b: { ...widget, order: 'a1' } }, two))
    expect(second.document).toBe(two)
    // the draft that it started from is gone
    const late = await put(first.revision, { c: widget }, two)
    expect(late.statusCode).toBe(409)
    expect(late.json().data.details.conflicts).toEqual([
      expect.objectContaining({ revision: second.revision, document: two }),
    ])
    expect(await saved(await put(second.revision, { b: { ...widget, order: 'a1' } }, two))).toEqual(second)
    expect((await put(second.revision, { b: null }, two)).json().data).toMatchObject({
      code: 422001,
      errors: {
        'documents[0].changes': [`应得到 ${two.length} 个字符，实际得到 ${one.length} 个`],
      },
    })
    expect((await put(second.revision, { b: 1 }, two)).json().data.errors).toEqual({
      'documents[0].changes': ['应为页面的变化'],
    })
    expect((await saved(await put(second.revision, { b: null }, one))).document).toBe(one)
    expect(await revisions(page_id)).toHaveLength(1)
  })

  it('documents that were stored indented are rewritten without white space by a migration', async () => {
    const owner = await signInAs(open().app, 'owner')
    const { page_id } = await newPage(owner, { title: '缩进' })
    const text = '字\n "a": 1,\n  "b\\": "\u2028'
    const document = changed((await revisions(page_id))[0]?.document ?? '', ({ widgets }) => {
      widgets['w-1'] = {
        type: 'W0011',
        v: 1,
        parent: null,
        order: 'a0',
        props: { text },
        style: {},
        list: [text, []],
        'k: "': {},
      } as never
    })
    const page = readPage(document)
    const { db } = open().database
    const indented = page && serialisePage(page)
    await db
      .update(page_revision)
      .set({ document: indented ?? '' })
      .where(eq(page_revision.page_id, page_id))
    const migration = MIGRATIONS.find(({ name }) => name === '0057_compact_documents')
    await open().database.pool.query(migration?.sql ?? '')
    expect((await revisions(page_id)).map((row) => row.document)).toEqual([document])
  })

  it('a draft equal to the published page counts as published', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '改回去' })
    const body = async () =>
      (await owner.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)).pages.body
    const put = async (draft: DraftPage, document: string) =>
      owner.data<SaveDraftsAnswer>('/drafts', {
        method: 'PUT',
        body: { documents: [{ page_id: page.page_id, base: draft.revision, document }] },
      })
    const first = await body()
    const published = { page_id: page.page_id, revision: first.revision }
    await owner.data<PublishAnswer>('/publish', { method: 'POST', body: { pages: [published] } })
    await put(first, retitled(first.document, '试试'))
    const edited = await body()
    expect(edited.page.state).toBe('changed')
    const { saved } = await put(edited, first.document)
    expect(saved[0]?.revision).toBe(first.revision)
    expect((await body()).page.state).toBe('published')
    expect(await revisions(page.page_id)).toHaveLength(1)
  })

  it('a draft stays one row however often it is saved; published revisions are kept', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '一行' })
    const saveAs = async (title: string) => {
      const { pages } = await owner.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)
      const body = { documents: [save(pages.body, title)] }
      const { saved } = await owner.data<SaveDraftsAnswer>('/drafts', { method: 'PUT', body })
      return { page_id: page.page_id, revision: saved[0]?.revision ?? '' }
    }
    await saveAs('一')
    const published = await saveAs('二')
    await owner.data<PublishAnswer>('/publish', { method: 'POST', body: { pages: [published] } })
    await saveAs('三')
    const last = await saveAs('四')
    expect((await revisions(page.page_id)).map(({ revision_id, number }) => [revision_id, number])).toEqual([
      [published.revision, 1],
      [last.revision, 2],
    ])
  })

  /** A document of so many characters beyond a page of 336 widgets: quotes and line breaks, which a request escapes. */
  const filled = (document: string, length: number) =>
    changed(document, ({ widgets }) => {
      const text = '"\n'.repeat(25_000)
      const props = (order: string, content: string) => ({
        type: 'W0011',
        v: 1,
        parent: null,
        order,
        name: '',
        alias: '',
        props: { text: content },
        style: { width: 100, height: 40 },
      })
      const orders = generateNKeysBetween(null, null, 336)
      for (const [index, order] of orders.slice(1).entries()) widgets[`w${index}`] = props(order, text)
      widgets.last = props(orders[0] ?? '', 'x'.repeat(length))
    })

  /** A published page of the most bytes that may be stored. */
  async function largestPage() {
    const owner = await signInAs(open().app, 'owner')
    const { page_id } = await newPage(owner, { title: '最大' })
    const draft = (await owner.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)).pages.body
    const length = PAGE_BYTES - Buffer.byteLength(filled(draft.document, 0))
    const largest = filled(draft.document, length)
    const put = (document: string, base: string) =>
      owner.call('/drafts', { method: 'PUT', body: { documents: [{ page_id, base, document }] } })
    const answer = await put(largest, draft.revision)
    const revision = answer.json<{ data: SaveDraftsAnswer }>().data.saved[0]?.revision ?? ''
    await publishDraft(owner, page_id, revision)
    return { owner, page_id, draft, length, largest, put, revision }
  }

  inSoak(() => {
    it('the largest page that may be stored is saved, published and read; a larger one is refused', async () => {
      const { owner, page_id, draft, length, largest, put, revision } = await largestPage()
      expect([length > 0, Buffer.byteLength(largest)]).toEqual([true, PAGE_BYTES])
      expect((await put(filled(draft.document, length + 1), revision)).json().data).toMatchObject({
        code: 422001,
        errors: { 'documents[0].document': ['页面内容有 32.1 MB，超过上限 32 MB，请删减组件或拆成多个页面'] },
      })
      const version = await owner.data<{ document: string }>(`/pages/${page_id}/revisions/${revision}`)
      expect(version.document === largest).toBe(true)
      expect(parsePage(Buffer.from(version.document)).page).not.toBeNull()
    }, 240_000)
  })

  inSoak(() =>
    it('the largest page is searched for dead links, rolled back to and restored from a backup', async () => {
      const { owner, page_id, draft, largest, put, revision } = await largestPage()
      expect(
        (await owner.call('/dead-links', { method: 'POST', body: { documents: [largest] } })).statusCode,
      ).toBe(200)
      const next = await put(retitled(draft.document, '另一版'), revision)
      expect(next.statusCode).toBe(200)
      const rolled = await owner.data<DraftPage>(`/pages/${page_id}/rollback`, {
        method: 'POST',
        body: { revision },
      })
      expect(rolled.document === largest).toBe(true)

      const scratch = mkdtempSync(join(tmpdir(), 'pumian-largest-'))
      onTestFinished(() => rmSync(scratch, { recursive: true }))
      const [file, folder] = [join(scratch, 'largest.tar.gz'), join(scratch, 'media')]
      await writeArchive({ pool: open().database.pool, mediaFolder: folder }, file)
      const restored = await openMemory()
      try {
        await restoreArchive({ pool: restored.pool, mediaFolder: join(scratch, 'restored') }, file)
        const rows = await restored.db.select().from(page_revision).where(eq(page_revision.page_id, page_id))
        expect(rows.some(({ document }) => document === largest)).toBe(true)
      } finally {
        await restored.close()
      }
    }, 240_000),
  )

  it('a page with problems is saved, anything but a page is refused', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '有错' })
    const base = page.draft_revision
    const put = (document: string) =>
      editor.call('/drafts', {
        method: 'PUT',
        body: { documents: [{ page_id: page.page_id, base, document }] },
      })
    expect((await put('[]')).json().data).toMatchObject({
      code: 422001,
      errors: { 'documents[0].document': [expect.stringContaining('应为页面文档')] },
    })
    const h5 = '{"formatVersion":2,"platform":"h5","widgets":{}}'
    expect((await put(h5)).json().data.errors).toEqual({
      'documents[0].document': ['应为 pc 页面，实际为 h5'],
    })
    const wrong =
      '{"formatVersion":2,"platform":"pc","widgets":{"a":{"type":"W0001","order":"a0","props":{"data":[]}}}}'
    expect((await put(wrong)).statusCode).toBe(200)
  })

  it('the audit log has one entry per half hour of editing a page', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '日志' })
    for (const title of ['一', '二', '三']) {
      const { pages } = await editor.data<WorkspaceAnswer>(`/pages/${page.page_id}/workspace`)
      await editor.data('/drafts', { method: 'PUT', body: { documents: [save(pages.body, title)] } })
    }
    const rows = await open()
      .database.db.select({ action: audit_entry.action, operator_id: audit_entry.operator_id })
      .from(audit_entry)
      .where(eq(audit_entry.subject_id, page.page_id))
    expect(rows.filter(({ action }) => action === 'page.edit')).toEqual([
      { action: 'page.edit', operator_id: editor.operator_id },
    ])
  })

  it('another company’s pages are not found', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '禾岸的' })
    const other = await signInAs(open().app, 'editor', '2')
    expect((await other.call(`/pages/${page.page_id}/workspace`)).statusCode).toBe(404)
    const documents = [{ page_id: page.page_id, base: page.draft_revision, document: '{}' }]
    const answer = await other.call('/drafts', { method: 'PUT', body: { documents } })
    expect([404, 422]).toContain(answer.statusCode)
    const row = await editor.data<PageRow>(`/pages/${page.page_id}`)
    expect(row.draft_revision).toBe(page.draft_revision)
  })
})
