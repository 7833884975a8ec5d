import { expect, it } from 'vitest'
import { API_BASE } from '@server/app/build-app'
import type {
  HeaderOrFooterRow,
  TemplateContentRow,
  UpstreamPageRow,
  UpstreamPagesAnswer,
} from '@schemas/generated/api'
import type { PageRow, WorkspaceAnswer } from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { newPage } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('upstream calls of operators', (open) => {
  const content = (operator: SignedInOperator, id: string) =>
    operator.data<TemplateContentRow[]>(`/pctemplate/getTemplateContent?theme_pc_template_id=${id}`)
  const saveContent = (operator: SignedInOperator, theme_pc_template_id: string, config: unknown) =>
    operator.call('/pctemplate/saveTemplateContent', {
      method: 'POST',
      body: { theme_pc_template_id, config: JSON.stringify(config) },
    })
  const edit = (operator: SignedInOperator, body: object) =>
    operator.call('/pctemplate/edit', { method: 'PUT', body })
  const draftOf = async (operator: SignedInOperator, page_id: string) =>
    (await operator.data<WorkspaceAnswer>(`/pages/${page_id}/workspace`)).pages

  it('the list has upstream’s values: index and custom, 1 enabled and 2 disabled', async () => {
    const viewer = await signInAs(open().app, 'viewer')
    const { list, total_count } = await viewer.data<UpstreamPagesAnswer>(
      '/pctemplate/lists?page_type=index&status=1',
    )
    expect([total_count, list]).toEqual([
      1,
      [
        expect.objectContaining({
          theme_pc_template_id: '101',
          template_title: '首页',
          page_type: 'index',
          status: 1,
          version: 'v1.0.1',
        }),
      ],
    ])
  })

  it('loading and saving back gives the same draft, byte for byte', async () => {
    const editor = await signInAs(open().app, 'editor')
    const before = await draftOf(editor, 'home')
    const widgets = (await content(editor, '101')).map(({ config }) => JSON.parse(config) as unknown)
    expect((await saveContent(editor, '101', widgets)).json()).toEqual({ data: { status: true } })
    for (const page_name of ['header', 'footer']) {
      const row = await editor.data<HeaderOrFooterRow>(`/pctemplate/getHeaderOrFooter?page_name=${page_name}`)
      const body = { page_name, config: row.params }
      await editor.data('/pctemplate/saveHeaderOrFooter', { method: 'POST', body })
    }
    const after = await draftOf(editor, 'home')
    expect([after.header, after.body, after.footer].map((draft) => draft?.revision)).toEqual(
      [before.header, before.body, before.footer].map((draft) => draft?.revision),
    )
  })

  it('the saved order counts; saving makes a draft that shoppers do not see', async () => {
    const editor = await signInAs(open().app, 'editor')
    const page = await newPage(editor)
    const id = page.theme_pc_template_id
    const text = (uuid: string) => ({ type: 'W0011', uuid, text: uuid })
    await saveContent(editor, id, [text('second0000'), text('first00000')])
    const rows = await content(editor, id)
    expect(rows.map((row) => row.id)).toEqual(['W0000', 'second0000', 'first00000'])
    expect(await editor.data<PageRow>(`/pages/${page.page_id}`)).toMatchObject({ state: 'draft' })
    const refused = await saveContent(editor, id, { nothing: true })
    expect([refused.statusCode, Object.keys(refused.json().data.errors)]).toEqual([422, ['config']])
  })

  it('a page is added, edited and deleted', async () => {
    const editor = await signInAs(open().app, 'editor')
    const body = { title: '上游', description: '说明', page_type: 'custom' }
    const row = await editor.data<UpstreamPageRow>('/pctemplate/add', { method: 'POST', body })
    expect(row).toMatchObject({ template_title: '上游', template_description: '说明', status: 2 })
    const id = row.theme_pc_template_id
    expect((await edit(editor, { id, title: '改名' })).json().data).toMatchObject({ template_title: '改名' })
    expect((await edit(editor, { id, page_type: 'index' })).statusCode).toBe(422)
    const remove = () => editor.call(`/pctemplate/delete/${id}`, { method: 'DELETE' })
    expect((await remove()).json()).toEqual({ data: { status: true } })
    expect((await remove()).statusCode).toBe(404)
  })

  it('status=1 publishes valid pages only, and only for an owner', async () => {
    const [editor, owner] = [await signInAs(open().app, 'editor'), await signInAs(open().app, 'owner')]
    const page = await newPage(owner)
    const id = page.theme_pc_template_id
    expect((await edit(editor, { id, status: 1 })).statusCode).toBe(403)
    await saveContent(owner, id, [{ type: 'W0001', uuid: 'carousel00', data: [] }])
    const refused = await edit(owner, { id, title: '不改', status: 1 })
    expect([refused.statusCode, refused.json().data.details.problems]).toEqual([
      422,
      [expect.objectContaining({ message: '请至少添加1张轮播图' })],
    ])
    expect(await owner.data<PageRow>(`/pages/${page.page_id}`)).toMatchObject({
      title: page.title,
      enabled: false,
      published_revision: '',
    })
    await saveContent(owner, id, [{ type: 'W0011', uuid: 'text000000', text: '好' }])
    expect((await edit(owner, { id, status: 1 })).json().data).toMatchObject({ status: 1 })
    expect(await owner.data<PageRow>(`/pages/${page.page_id}`)).toMatchObject({
      state: 'published',
      enabled: true,
    })
    expect((await edit(owner, { id, status: 2 })).json().data).toMatchObject({ status: 2 })
  })

  it('the login page’s logo and background', async () => {
    const owner = await signInAs(open().app, 'owner')
    const path = '/pctemplate/loginPage/setting'
    const post = (body: object) => owner.call(path, { method: 'POST', body })
    expect((await post({ logo: '/a.png', background: '/b.png' })).statusCode).toBe(200)
    expect((await post({ logo: '/c.png' })).json().data).toEqual({ logo: '/c.png', background: '/b.png' })
    expect((await post({ logo: 'javascript:alert(1)' })).statusCode).toBe(422)
    expect(await owner.data(path)).toEqual({ logo: '/c.png', background: '/b.png' })
    // the shop's call names the domain it is made for, which counts where the host is no company's
    const logoAt = async (host: string, domain: string) => {
      const url = `${API_BASE}${path}?domain=${encodeURIComponent(domain)}`
      return (await open().app.inject({ url, headers: { host } })).json().data.logo
    }
    const other = await logoAt('songjian.localhost', '')
    expect(other).not.toBe('/c.png')
    expect(await logoAt('127.0.0.1', 'hean.localhost')).toBe('/c.png')
    expect(await logoAt('127.0.0.1', 'songjian.localhost:3000')).toBe(other)
    expect(await logoAt('hean.localhost', 'songjian.localhost')).toBe('/c.png')
    for (const unknown of ['shop.example', 'nobody.localhost'])
      expect(await logoAt('127.0.0.1', unknown)).toBe('/c.png')
  })
})
