import { expect, it } from 'vitest'
import type { FollowThemeAnswer, PageRow, ThemedPagesAnswer } from '@schemas/generated/api'
import { settingOf } from '../../platform'
import { signInAs } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { setting } from '../../db/schema'
import { ensurePages } from '../page-management/ensure'

describeApi('pages and the shop’s theme', (open) => {
  const owner = () => signInAs(open().app, 'owner')
  const follow = async (pages: string[]) =>
    (await owner()).data<FollowThemeAnswer>('/theme/follow', { method: 'POST', body: { pages } })
  const own = async () => {
    const by = await owner()
    const page = await newPage(by)
    const revision = await saveDraft(by, page.page_id, (draft) => {
      Object.assign(draft.page.props, { followTheme: false, themeColor: '#27508f' })
    })
    return { by, ...page, revision }
  }

  it('a list says which pages follow it, and which colours the others have', async () => {
    const { by, page_id } = await own()
    const { pages } = await by.data<ThemedPagesAnswer>('/theme/pages')
    const of = (id: string) => pages.find((one) => one.page_id === id)
    expect(of('home')).toMatchObject({ follows: true, title: '首页' })
    expect(of(page_id)).toMatchObject({ follows: false, themeColor: '#27508f' })
  })

  it('a page that follows from now on is published at once; twice changes nothing', async () => {
    const { by, page_id, revision } = await own()
    await publishDraft(by, page_id, revision)
    expect(await follow([page_id])).toEqual({ published: 1, drafts: 0 })
    const { state, published_revision } = await by.data<PageRow>(`/pages/${page_id}`)
    expect(state).toBe('published')
    expect(published_revision).not.toBe(revision)
    expect(await follow([page_id])).toEqual({ published: 0, drafts: 0 })
  })

  it('one with unpublished edits follows in its draft alone, and stays as published for shoppers', async () => {
    const { by, page_id, revision } = await own()
    await publishDraft(by, page_id, revision)
    await saveDraft(by, page_id, (draft) => void (draft.page.props.title = '还没改完'))
    expect(await follow([page_id])).toEqual({ published: 0, drafts: 1 })
    expect((await by.data<PageRow>(`/pages/${page_id}`)).published_revision).toBe(revision)
  })

  it('only owners change what shoppers see, and only pages that there are', async () => {
    const call = (who: Awaited<ReturnType<typeof signInAs>>, pages: string[]) =>
      who.call('/theme/follow', { method: 'POST', body: { pages } })
    expect((await call(await signInAs(open().app, 'editor'), ['story'])).statusCode).toBe(403)
    expect((await call(await owner(), ['nowhere'])).statusCode).toBe(404)
  })

  it('a shop without a theme gets the colour of its home page, so that new pages look like the others', async () => {
    const { db } = open().database
    await db.delete(setting)
    const by = await owner()
    const revision = await saveDraft(by, 'home', (draft) => {
      Object.assign(draft.page.props, { followTheme: false, themeColor: '#7a1f4b' })
    })
    await publishDraft(by, 'home', revision)
    await ensurePages(db)
    expect((await settingOf(db, '1', 'theme')).primaryColor).toBe('#7a1f4b')
    // a home page that follows has no colour to take
    expect((await settingOf(db, '2', 'theme')).primaryColor).toBe('#479EE9')
  })
})
