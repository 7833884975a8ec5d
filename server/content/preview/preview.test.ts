import { expect, it } from 'vitest'
import type { PageData } from '@schemas/page-data'
import type { PreviewAnswer, PreviewBody } from '@schemas/generated/api'
import { describeDemoDatabase } from '@tests/helpers/database'
import { signInAs } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { usePlainShop } from '@tests/helpers/plain-shop'
import { companySecret } from '../../db/company-secret'
import { signToken } from '../../core/signed-token'
import { openPreview, previewLink } from './service'

describeDemoDatabase('preview', (open) => {
  const app = usePlainShop(open)

  const look = (url: string, company = 'hean') =>
    app().inject({ url, headers: { host: `${company}.localhost` } })
  const dataOf = (answer: Awaited<ReturnType<typeof look>>) => JSON.parse(answer.payload) as PageData
  const texts = (data: PageData) =>
    Object.values(data.regions.body?.widgets ?? {}).map(({ props }) => props['text'])
  const text = (value: string, style: object = {}) => ({
    type: 'W0011',
    v: 1,
    parent: null,
    order: 'a0',
    props: { text: value },
    style,
  })

  it('a link shows the draft in the real storefront; shoppers see the published page', async () => {
    const editor = await signInAs(app(), 'editor')
    const page = await newPage(editor)
    const revision = await saveDraft(editor, page.page_id, (draft) => {
      draft.widgets['a'] = text('草稿')
    })
    const body: PreviewBody = { pages: [{ page_id: page.page_id, revision }], platform: 'pc' }
    const { url, expires } = await editor.data<PreviewAnswer>('/preview', { method: 'POST', body })
    expect(url).toMatch(new RegExp(`^/custompage\\?pageid=${page.theme_pc_template_id}&preview=`))
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    const answer = await look(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const data = dataOf(answer)
    expect(texts(data)).toEqual(['草稿'])
    expect(data.preview?.at).toBeTruthy()
    expect(data.regions.header).not.toBeNull()
    expect((await look(page.path)).statusCode).toBe(404)
    // an autosave replaced the revision meanwhile: what is edited now is shown
    await saveDraft(editor, page.page_id, (draft) => void (draft.widgets['a'] = text('后来')))
    expect(texts(dataOf(await look(url)))).toEqual(['后来'])
  })

  it('a preview can show another moment, and names it in Beijing’s time', async () => {
    const editor = await signInAs(app(), 'editor')
    const page = await newPage(editor, { page_type: 'home', platform: 'h5' })
    const style = { showFrom: '2099-11-11 00:00:00' }
    const revision = await saveDraft(editor, page.page_id, (draft) => {
      draft.widgets['a'] = text('双十一', style)
    })
    const show = async (at?: string) => {
      const body = { pages: [{ page_id: page.page_id, revision }], platform: 'h5', ...(at && { at }) }
      const { url } = await editor.data<PreviewAnswer>('/preview', { method: 'POST', body })
      return dataOf(await look(url))
    }
    expect(texts(await show())).toEqual([])
    const then = await show('2099-11-11T00:00:00+08:00')
    expect(texts(then)).toEqual(['双十一'])
    expect(then.preview).toEqual({ at: '2099-11-11 00:00:00' })
  })

  it('a desktop page is previewed as a phone shows it', async () => {
    const editor = await signInAs(app(), 'editor')
    const page = await newPage(editor, { page_type: 'home' })
    const revision = await saveDraft(editor, page.page_id, (draft) => {
      draft.widgets['a'] = text('都有')
      draft.widgets['b'] = { ...text('只在电脑'), h5: { hidden: true } }
    })
    const show = async (viewport?: 'h5') => {
      const pages = [{ page_id: page.page_id, revision }]
      const body = { pages, platform: 'pc', ...(viewport && { viewport }) }
      const { url } = await editor.data<PreviewAnswer>('/preview', { method: 'POST', body })
      return dataOf(await look(url))
    }
    expect(texts(await show())).toEqual(['都有', '只在电脑'])
    const phone = await show('h5')
    expect(texts(phone)).toEqual(['都有'])
    expect(phone.viewport).toBe('h5')
  })

  it('a header is previewed on the home page', async () => {
    const editor = await signInAs(app(), 'editor')
    const revision = await saveDraft(editor, 'header', (draft) => void (draft.page.props.title = '新页头'))
    const body = { pages: [{ page_id: 'header', revision }], platform: 'pc' }
    const { url } = await editor.data<PreviewAnswer>('/preview', { method: 'POST', body })
    const data = dataOf(await look(url))
    expect(data.regions.header?.page.props.title).toBe('新页头')
    expect(Object.keys(data.regions.body?.widgets ?? {}).length).toBeGreaterThan(5)
  })

  it('expired and forged links and those of another company show the error page', async () => {
    const { db } = open()
    const pages = [{ page_id: 'home', revision: 'home-1' }]
    const now = Date.now()
    const { url } = await previewLink(db, '1', { pages, platform: 'pc' }, now - 30 * 60_000)
    expect((await look(url)).statusCode).toBe(404)
    const fresh = await previewLink(db, '1', { pages, platform: 'pc' })
    expect((await look(fresh.url)).statusCode).toBe(200)
    expect((await look(fresh.url.slice(0, -2))).statusCode).toBe(404)
    expect((await look(fresh.url, 'songjian')).statusCode).toBe(404)
    const claims = { company_id: '2', pages, platform: 'pc' as const, at: null, expires: now + 60_000 }
    const token = signToken(await companySecret(db, '1', 'preview'), claims)
    await expect(openPreview(db, '1', token)).rejects.toMatchObject({ error: 'forbidden' })
    await expect(openPreview(db, '1', 'a.b')).rejects.toMatchObject({ error: 'forbidden' })
  })

  it('a published page is shown at once, even if the cached one is fresh', async () => {
    const owner = await signInAs(app(), 'owner')
    const page = await newPage(owner)
    const publish = async (value: string) => {
      const revision = await saveDraft(owner, page.page_id, (draft) => {
        draft.widgets['a'] = text(value)
      })
      await publishDraft(owner, page.page_id, revision)
    }
    await publish('一')
    await owner.data(`/pages/${page.page_id}/enable`, { method: 'POST', body: { enabled: true } })
    expect(texts(dataOf(await look(page.path)))).toEqual(['一'])
    await publish('二')
    expect(texts(dataOf(await look(page.path)))).toEqual(['二'])
  })
})
