import { beforeAll, expect, it } from 'vitest'
import type { AuditAnswer, SavedModule, SavedModulesAnswer } from '@schemas/generated/api'
import { insertDefaults } from '@schemas/fill'
import { ADMIN_BASE } from '@server/platform/http/declare-admin'
import { COMPANY_HOSTS, signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

const widget = (type: string, props = {}) => {
  const fresh = insertDefaults(type)
  return { type, v: 1, name: '', alias: '', ...fresh, props: { ...fresh.props, ...props } }
}
const params = {
  widget: widget('W0006'),
  children: [{ widget: widget('W0011', { text: '上新' }), children: [] }],
}

describeApi('saved modules', (open) => {
  let editor: SignedInOperator
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  const save = (body: object) =>
    editor.call('/modules', { method: 'POST', body: { name: '上新楼层', image: '', params, ...body } })
  const names = async (query = '', by = editor) =>
    (await by.data<SavedModulesAnswer>(`/modules${query}`)).list.map(({ name }) => name)

  it('saves, lists, renames, deletes and restores a panel', async () => {
    const saved = (await save({ name: ' 上新楼层 ', image: '/media/a.webp' })).json<{ data: SavedModule }>()
      .data
    expect(saved).toMatchObject({ name: '上新楼层', image: '/media/a.webp', params, operator_name: 'editor' })
    const { list, count } = await editor.data<SavedModulesAnswer>('/modules')
    expect([list, count]).toEqual([[saved], 1])

    const path = `/modules/${saved.design_id}`
    const renamed = await editor.data<SavedModule>(path, { method: 'PUT', body: { name: '夏季楼层' } })
    expect(renamed).toEqual({ ...saved, name: '夏季楼层' })
    expect([await names('?keyword=夏季'), await names('?keyword=上新')]).toEqual([['夏季楼层'], []])

    expect(await editor.data(path, { method: 'DELETE' })).toEqual({ status: true })
    expect(await names()).toEqual([])
    expect((await editor.call(path, { method: 'DELETE' })).statusCode).toBe(404)
    expect((await editor.call(path, { method: 'PUT', body: { name: 'x' } })).statusCode).toBe(404)
    expect(await editor.data(`${path}/restore`, { method: 'POST' })).toEqual(renamed)
    expect(await names()).toEqual(['夏季楼层'])

    const owner = await signInAs(open().app, 'owner')
    const log = await owner.data<AuditAnswer>(`/audit?subject_id=${saved.design_id}`)
    expect(log.list.map(({ action }) => action)).toEqual([
      'module.restore',
      'module.delete',
      'module.rename',
      'module.create',
    ])
  })

  it('takes a form whose params are JSON', async () => {
    const posted = await open().app.inject({
      method: 'POST',
      url: `${ADMIN_BASE}/modules`,
      headers: {
        host: COMPANY_HOSTS['1'],
        cookie: editor.cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        name: '表单楼层',
        image: '',
        params: JSON.stringify(params),
      }).toString(),
    })
    expect(posted.json()).toMatchObject({ data: { name: '表单楼层', params } })
  })

  it('combined module: name required, 请输入组合模块名称', async () => {
    const answer = await save({ name: '  ' })
    expect([answer.statusCode, answer.json().data.errors]).toEqual([422, { name: ['请输入组合模块名称'] }])
    const { design_id } = (await save({ name: '待改名' })).json<{ data: SavedModule }>().data
    const renaming = await editor.call(`/modules/${design_id}`, { method: 'PUT', body: { name: '' } })
    expect([renaming.statusCode, renaming.json().msg]).toEqual([422, '请输入组合模块名称'])
  })

  it('any widget is a module, and several are one, with what links lead to', async () => {
    const anchor = { linkPage: 'anchor', anchor: 'goods', name: '商品' }
    const zones = [{ leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData: anchor }]
    const clips = [
      { widget: widget('W0003', { imgUrl: '/media/a.webp', data: zones }), children: [], uuid: 'banner' },
      { widget: widget('W0002'), children: [], uuid: 'goods' },
    ]
    const one = await save({ params: clips[1], name: '商品' })
    expect(one.json()).toMatchObject({ data: { params: clips[1] } })
    const both = await save({ params: { clips }, name: '横幅与商品' })
    expect(both.json()).toMatchObject({ data: { params: { clips } } })
  })

  it.each([
    ['nothing is selected', {}],
    [
      'the section of a page of the shop is',
      { widget: { type: 'goods-detail', v: 1, props: {}, style: {} }, children: [] },
    ],
  ])('refuses what holds no widgets for other pages: %s', async (_what, content) => {
    const answer = await save({ params: content })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, '请选中要保存的自由面板'])
  })

  it('refuses a panel with problems and lists them with their places', async () => {
    const slides = { data: Array.from({ length: 6 }, () => ({ imgUrl: '', pathData: {} })) }
    const bad = { widget: widget('W0006'), children: [{ widget: widget('W0001', slides), children: [] }] }
    const answer = await save({ params: bad, name: '坏的' })
    expect([answer.statusCode, answer.json().msg]).toEqual([
      422,
      '组合模块有 1 处错误：最多只能添加5张轮播图',
    ])
    expect(answer.json().data.details.problems).toMatchObject([{ type: 'W0001', path: '/props/data' }])
    expect(await names('?keyword=坏的')).toEqual([])
  })

  it('refuses a picture without a valid address', async () => {
    const answer = await save({ image: 'javascript:alert(1)' })
    expect([answer.statusCode, Object.keys(answer.json().data.errors)]).toEqual([422, ['image']])
  })

  it('roles: a viewer may only read; another company has its own', async () => {
    const { app } = open()
    await save({ name: '只属于禾岸' })
    const viewer = await signInAs(app, 'viewer')
    expect(
      (await viewer.call('/modules', { method: 'POST', body: { name: 'x', image: '', params } })).statusCode,
    ).toBe(403)
    expect(await names('?keyword=只属于', viewer)).toEqual(['只属于禾岸'])
    expect(await names('?keyword=只属于', await signInAs(app, 'owner', '2'))).toEqual([])
  })
})
