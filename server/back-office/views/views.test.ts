import { beforeAll, expect, it } from 'vitest'
import type { SavedView } from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

const list = '/records/goods'

describeApi('saved views', (open) => {
  let viewer: SignedInOperator
  let editor: SignedInOperator
  let owner: SignedInOperator
  beforeAll(async () => {
    const { app } = open()
    viewer = await signInAs(app, 'viewer')
    editor = await signInAs(app, 'editor')
    owner = await signInAs(app, 'owner')
  })
  const save = (by: SignedInOperator, name: string, more: object = {}) =>
    by.data<SavedView>('/account/views', {
      method: 'POST',
      body: { list, name, query: 'keyword=裙', ...more },
    })
  const names = async (by: SignedInOperator, of = list) =>
    (await by.data<SavedView[]>(`/account/views?list=${of}`)).map(({ name }) => name)

  it('are seen by who saved them; shared ones by every operator of the company', async () => {
    await save(viewer, '我的')
    expect(await save(editor, '大家的', { shared: true })).toMatchObject({ own: true, shared: true })
    expect(await names(viewer)).toEqual(['大家的', '我的'])
    expect(await names(owner)).toEqual(['大家的'])
    expect(await names(owner, '/records/coupon')).toEqual([])
    expect(await names(await signInAs(open().app, 'owner', '2'))).toEqual([])
    const shown = await viewer.data<SavedView[]>(`/account/views?list=${list}`)
    expect(shown[0]).toMatchObject({ own: false, operator_name: 'editor', query: 'keyword=裙' })
  })

  it('saving a view under a name that its operator has used replaces the earlier view', async () => {
    const first = await save(editor, '替换')
    const again = await save(editor, ' 替换 ', { query: 'page=2' })
    expect(again).toMatchObject({ view_id: first.view_id, query: 'page=2' })
  })

  it('viewers share none, and delete only their own; owners also shared ones', async () => {
    const body = { list, name: '共享', query: '', shared: true }
    expect((await viewer.call('/account/views', { method: 'POST', body })).statusCode).toBe(403)
    const { view_id } = await save(editor, '去掉', { shared: true })
    const remove = async (by: SignedInOperator) =>
      (await by.call(`/account/views/${view_id}`, { method: 'DELETE' })).statusCode
    expect([await remove(viewer), await remove(owner), await remove(owner)]).toEqual([404, 200, 404])
    const hidden = await save(editor, '不共享')
    expect((await owner.call(`/account/views/${hidden.view_id}`, { method: 'DELETE' })).statusCode).toBe(404)
  })

  it('there are at most 50 of a list', async () => {
    for (let at = 0; at < 50; at++) await save(viewer, `第${at}`, { list: '/worklists/order' })
    const body = { list: '/worklists/order', name: '多一个', query: '' }
    const refused = await viewer.call('/account/views', { method: 'POST', body })
    expect([refused.statusCode, refused.json().msg]).toEqual([
      422,
      '每个列表最多保存 50 个视图，请先删除几个',
    ])
    await save(viewer, '第7', { list: '/worklists/order', query: 'page=3' })
  })
})
