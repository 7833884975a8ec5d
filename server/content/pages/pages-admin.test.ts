import { expect, it } from 'vitest'
import type { PageRow, PagesAnswer, WorkspaceAnswer } from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { publishedPages } from './repo'

describeApi('pages of operators', (open) => {
  const enable = (operator: SignedInOperator, page_id: string, enabled: boolean) =>
    operator.call(`/pages/${page_id}/enable`, { method: 'POST', body: { enabled } })
  const refusal = async (call: ReturnType<SignedInOperator['call']>) => {
    const answer = await call
    return [answer.statusCode, answer.json().msg]
  }

  it('the list finds pages by kind, platform, words and state, and pages through them', async () => {
    const editor = await signInAs(open().app, 'editor')
    const fresh = await newPage(editor, { title: '双十一会场', description: '预热' })
    const list = (query: string) => editor.data<PagesAnswer>(`/pages?${query}`)
    const ids = async (query: string) => (await list(query)).list.map(({ page_id }) => page_id)
    expect(await ids('page_type=home&platform=h5')).toEqual(['home-h5'])
    expect(await ids('keyword=双十一')).toEqual([fresh.page_id])
    expect(await ids('keyword=预热&state=draft')).toEqual([fresh.page_id])
    expect(await ids('keyword=双十一&state=published')).toEqual([])
    expect(await ids('keyword=%25')).toEqual([])
    const first = await list('page_size=2&sort=title&order=asc')
    expect(first.list).toHaveLength(2)
    expect(first.total_count).toBeGreaterThan(5)
    const home = (await list('page_type=home&platform=pc&enabled=1')).list[0]
    expect(home).toMatchObject({ page_id: 'home', state: 'published', path: '/', deleted: '' })
    const custom = await editor.data<PageRow>('/pages/story')
    expect(custom.path).toBe('/custompage?pageid=201')
  })

  it('a page is created empty, from a template or from another page', async () => {
    const editor = await signInAs(open().app, 'editor')
    const types = async ({ page_id }: PageRow) => {
      const { pages } = await editor.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)
      const { widgets } = JSON.parse(pages.body.document) as { widgets: Record<string, { type: string }> }
      return Object.values(widgets).map(({ type }) => type)
    }
    const blank = await newPage(editor, { title: '空' })
    expect(await types(blank)).toEqual([])
    expect(Number(blank.theme_pc_template_id)).toBeGreaterThan(202)
    const { pages } = await editor.data<WorkspaceAnswer>(`/pages/${blank.page_id}/workspace`)
    expect(JSON.parse(pages.body.document).page.props.followTheme).toBe(true)
    const campaign = await newPage(editor, { title: '活动', template_id: 'built-in-pc-campaign' })
    expect(await types(campaign)).toContain('W0021')
    const copy = await newPage(editor, { title: '抄', copy_of: campaign.page_id })
    expect(await types(copy)).toEqual(await types(campaign))
    const duplicate = await editor.data<PageRow>(`/pages/${campaign.page_id}/duplicate`, { method: 'POST' })
    expect(duplicate).toMatchObject({ title: '活动 副本', state: 'draft', enabled: false })
    expect(duplicate.theme_pc_template_id).not.toBe(campaign.theme_pc_template_id)
    const post = (body: object) => editor.call('/pages', { method: 'POST', body })
    const base = { page_type: 'custom', platform: 'h5', title: '手机' }
    expect((await post({ ...base, template_id: 'built-in-pc-campaign' })).statusCode).toBe(422)
    expect((await post({ ...base, template_id: 'none' })).statusCode).toBe(404)
    expect(await refusal(post({ ...base, title: '  ' }))).toEqual([422, '请输入页面名称'])
    expect((await post({ ...base, page_type: 'section' })).statusCode).toBe(422)
  })

  it('each platform has one header and footer, which cannot be deleted or copied', async () => {
    const editor = await signInAs(open().app, 'editor')
    const post = { page_type: 'header', platform: 'pc', title: '另一个页头' }
    expect(await refusal(editor.call('/pages', { method: 'POST', body: post }))).toEqual([
      409,
      '已有页头，每个平台只有一个',
    ])
    expect(await refusal(editor.call('/pages/header', { method: 'DELETE' }))).toEqual([409, '页头不能删除'])
    expect(await refusal(editor.call('/pages/footer/duplicate', { method: 'POST' }))).toEqual([
      422,
      '页脚只有一个，不能复制',
    ])
  })

  it('a page is renamed and found under its short address, which is unique', async () => {
    const editor = await signInAs(open().app, 'editor')
    const [one, two] = [await newPage(editor), await newPage(editor)]
    const put = (page: PageRow, body: object) =>
      editor.call(`/pages/${page.page_id}`, { method: 'PUT', body })
    const seo = { title: '标题', mate_keywords: '词', mate_description: '话' }
    const answer = await put(one, { title: ' 春季 ', alias: 'spring', seo })
    expect(answer.json().data).toMatchObject({ title: '春季', alias: 'spring', seo, description: '' })
    expect(await refusal(put(two, { alias: 'spring' }))).toEqual([409, '短地址 spring 已被另一个页面使用'])
    expect((await put(two, { alias: '春' })).statusCode).toBe(422)
    expect(await refusal(editor.call('/pages/home', { method: 'PUT', body: { alias: 'x' } }))).toEqual([
      422,
      '只有自定义页有短地址',
    ])
    await editor.data(`/pages/${one.page_id}`, { method: 'DELETE' })
    expect((await put(two, { alias: 'spring' })).statusCode).toBe(200)
    const restore = editor.call(`/pages/${one.page_id}/restore`, { method: 'POST' })
    expect(await refusal(restore)).toEqual([409, '短地址 spring 已被另一个页面使用'])
  })

  it('a deleted page is not listed and can be restored', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor, { title: '要删的' })
    await editor.data(`/pages/${page.page_id}`, { method: 'DELETE' })
    expect((await editor.data<PagesAnswer>('/pages?keyword=要删的')).list).toEqual([])
    expect((await editor.data<PagesAnswer>('/pages?keyword=要删的&deleted=1')).list).toHaveLength(1)
    expect((await editor.call(`/pages/${page.page_id}/workspace`)).statusCode).toBe(404)
    expect((await editor.call(`/pages/${page.page_id}`, { method: 'DELETE' })).statusCode).toBe(404)
    const back = await editor.data<PageRow>(`/pages/${page.page_id}/restore`, { method: 'POST' })
    expect(back).toMatchObject({ title: '要删的', deleted: '', draft_revision: page.draft_revision })
  })

  it('enabling a home page disables the other; only owners may, and only published pages', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { page_type: 'home', title: '新首页' })
    expect(await refusal(enable(owner, page.page_id, true))).toEqual([422, '页面还没有发布，发布后才能启用'])
    await publishDraft(owner, page.page_id, page.draft_revision)
    const editor = await signInAs(open().app, 'editor')
    expect((await enable(editor, page.page_id, true)).statusCode).toBe(403)
    expect((await enable(owner, page.page_id, true)).json().data).toMatchObject({ enabled: true })
    expect(await owner.data<PageRow>('/pages/home')).toMatchObject({ enabled: false })
    expect(await refusal(editor.call(`/pages/${page.page_id}`, { method: 'DELETE' }))).toEqual([
      409,
      '启用中的页面不能删除，请先停用',
    ])
    expect(await refusal(enable(owner, page.page_id, false))).toEqual([
      409,
      '首页不能停用，请启用另一个首页来替换它',
    ])
    await enable(owner, 'home', true)
    expect(await owner.data<PageRow>(`/pages/${page.page_id}`)).toMatchObject({ enabled: false })
  })

  it('the storefront’s own pages have their section, also after widgets are added around it', async () => {
    const owner = await signInAs(open().app, 'owner')
    const { list } = await owner.data<PagesAnswer>('/pages?page_type=section&page_size=50')
    expect(list.map(({ alias }) => alias)).toEqual(
      expect.arrayContaining(['goods-list', 'goods-detail', 'cart-lines', 'checkout-form']),
    )
    const cart = list.find(({ alias }) => alias === 'cart-lines')
    if (!cart) throw new Error('Expected a page for the cart')
    expect(cart).toMatchObject({ title: '购物车', path: '/cart', state: 'published', enabled: true })
    const around = await saveDraft(owner, cart.page_id, (page) => {
      page.widgets['below'] = { type: 'W0011', v: 1, parent: null, order: 'a5', props: {}, style: {} }
    })
    expect((await publishDraft(owner, cart.page_id, around)).publication.state).toBe('done')
    const without = await saveDraft(owner, cart.page_id, (page) => {
      const entries = Object.entries(page.widgets).filter(([, { type }]) => type !== 'cart-lines')
      page.widgets = Object.fromEntries(entries)
    })
    const pages = [{ page_id: cart.page_id, revision: without }]
    const answer = await owner.call('/publish', { method: 'POST', body: { pages } })
    expect(answer.json().data.details.problems).toEqual([
      expect.objectContaining({
        page_id: cart.page_id,
        keyword: 'fixedSection',
        message: '固定区块不能删除',
      }),
    ])
    expect(await refusal(owner.call(`/pages/${cart.page_id}`, { method: 'DELETE' }))).toEqual([
      409,
      '商城自带页面不能删除',
    ])
  })

  it('every change of a page is audited', async () => {
    const owner = await signInAs(open().app, 'owner')
    const page = await newPage(owner, { title: '一' })
    const body = { title: '二' }
    await owner.data(`/pages/${page.page_id}`, { method: 'PUT', body })
    await owner.data(`/pages/${page.page_id}`, { method: 'PUT', body })
    await owner.data(`/pages/${page.page_id}`, { method: 'DELETE' })
    await owner.data(`/pages/${page.page_id}/restore`, { method: 'POST' })
    const { list } = await owner.data<{ list: { action: string; before: unknown; after: unknown }[] }>(
      `/audit?subject=page&subject_id=${page.page_id}`,
    )
    expect(list.map(({ action }) => action).toReversed()).toEqual([
      'page.create',
      'page.rename',
      'page.delete',
      'page.restore',
    ])
    expect(list.find(({ action }) => action === 'page.rename')).toMatchObject({
      before: { title: '一' },
      after: { title: '二' },
    })
  })

  it('a published page without an alias has no address below /product', async () => {
    const editor = await signInAs(open().app, 'owner')
    const fresh = await newPage(editor, { title: '无别名' })
    await publishDraft(editor, fresh.page_id, fresh.draft_revision)
    await enable(editor, fresh.page_id, true)
    const { db } = open().database
    const shown = await publishedPages(db, '1', ['pc'], { type: 'custom', alias: '' })
    expect(shown.filter(({ page_type }) => page_type === 'custom')).toEqual([])
  })
})
