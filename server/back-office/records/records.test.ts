import { beforeAll, expect, it } from 'vitest'
import type {
  AuditAnswer,
  RecordKind,
  RecordOption,
  RecordsAnswer,
  RecordValue,
} from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

describeApi('records: forms generated from entity schemas', (open) => {
  let editor: SignedInOperator
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  const make = (name: string) =>
    editor.data<RecordValue>('/records/article_node', { method: 'POST', body: { value: { name } } })

  it('a kind has a title, a group and the columns of its list', async () => {
    const kinds = await editor.data<RecordKind[]>('/records')
    expect(kinds.find(({ name }) => name === 'article_node')).toEqual({
      name: 'article_node',
      title: '文章栏目',
      group: '内容',
      columns: [
        { key: 'name', title: '名称', kind: 'text' },
        {
          key: 'kind',
          title: '用途',
          kind: 'enum',
          words: { news: '资讯', faqs: '常见问题', about: '关于我们' },
        },
        { key: 'sort', title: '排序', kind: 'number' },
      ],
      filters: [],
      role: 'editor',
      right: 'content.edit',
      creatable: true,
      removable: true,
    })
  })

  it('is created with defaults, found by keyword, changed and deleted; the audit log records each step', async () => {
    const made = await make('新品快讯 A')
    expect(made).toMatchObject({ title: '新品快讯 A', value: { name: '新品快讯 A', kind: 'news', sort: 0 } })
    const path = `/records/article_node/${made.id}`
    const found = await editor.data<RecordsAnswer>('/records/article_node?keyword=快讯 A')
    expect(found).toMatchObject({ count: 1, list: [{ id: made.id }] })
    const body = { value: { name: '快讯', sort: 3 }, version: made.version }
    const saved = await editor.data<RecordValue>(path, { method: 'PUT', body })
    expect(saved.value).toEqual({ name: '快讯', kind: 'news', sort: 3 })
    await editor.data(path, { method: 'DELETE' })
    expect((await editor.call(path)).statusCode).toBe(404)
    const { list } = await editor.data<AuditAnswer>(`/audit?subject=article_node&subject_id=${made.id}`)
    expect(list.map(({ action }) => action)).toEqual([
      'article_node.delete',
      'article_node.change',
      'article_node.create',
    ])
    expect(list[1]).toMatchObject({ before: { name: '新品快讯 A' }, after: { name: '快讯' } })
  })

  it('a violation of the schema is rejected with the message of the form and its path', async () => {
    const answer = await editor.call('/records/article_node', {
      method: 'POST',
      body: { value: { sort: -1 } },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().data.errors).toEqual({
      '/props/name': ['请输入名称'],
      '/props/sort': ['排序不能小于0'],
    })
  })

  it('a change by another operator in the meantime is not overwritten: 409 with the current record', async () => {
    const made = await make('两个人改')
    const save = (sort: number) =>
      editor.call(`/records/article_node/${made.id}`, {
        method: 'PUT',
        body: { value: { name: '两个人改', sort }, version: made.version },
      })
    expect((await save(1)).statusCode).toBe(200)
    const late = await save(2)
    expect([late.statusCode, late.json().data.details.value.sort]).toEqual([409, 1])
  })

  it.each([
    ['staff', { work_id: 'M001', name: '林夏', mobile: '13912345678' }, 'mobile', '139****5678'],
    [
      'bank_account',
      { bank_account_name: '禾岸', bank_account_no: '6222 0212 3456 7890', bank_name: '工行' },
      'bank_account_no',
      '****7890',
    ],
  ])('viewers see no whole number in %s, editors do', async (kind, value, field, masked) => {
    const { app } = open()
    const [owner, viewer] = [await signInAs(app, 'owner'), await signInAs(app, 'viewer')]
    const made = await owner.data<RecordValue>(`/records/${kind}`, { method: 'POST', body: { value } })
    const whole = Object.entries(value).find(([name]) => name === field)?.[1]
    const seenBy = async (who: SignedInOperator) => {
      const { list } = await who.data<RecordsAnswer>(`/records/${kind}`)
      const one = await who.data<RecordValue>(`/records/${kind}/${made.id}`)
      const listed = list.find(({ id }) => id === made.id)?.value as Record<string, unknown>
      return [listed[field], (one.value as Record<string, unknown>)[field], one.version]
    }
    expect(await seenBy(viewer)).toEqual([masked, masked, ''])
    expect(await seenBy(editor)).toEqual([whole, whole, made.version])
    const findBy = async (who: SignedInOperator, keyword: string) =>
      Promise.all(
        [`/records/${kind}`, `/options/${kind}`].map(async (path) => {
          const found = await who.data<RecordsAnswer | RecordOption[]>(`${path}?keyword=${keyword}`)
          return ('list' in found ? found.list : found).some(({ id }) => id === made.id)
        }),
      )
    const part = String(whole).slice(1, 7)
    const isSearched = (await findBy(editor, part))[0]
    expect(await findBy(viewer, part)).toEqual([false, false])
    expect(await findBy(viewer, String(whole))).toEqual([isSearched, isSearched])
  })

  it('rows of another company are not accessible', async () => {
    const made = await make('只是我们的')
    const other = await signInAs(open().app, 'owner', '2')
    expect((await other.call(`/records/article_node/${made.id}`)).statusCode).toBe(404)
    const gone = await other.call(`/records/article_node/${made.id}`, { method: 'DELETE' })
    expect(gone.statusCode).toBe(404)
  })

  it('a list can be filtered by the fields marked in its schema only', async () => {
    const kinds = await editor.data<RecordKind[]>('/records')
    const filters = kinds.find(({ name }) => name === 'goods')?.filters ?? []
    expect(filters.slice(0, 2)).toEqual([
      {
        key: 'approve_status',
        title: '状态',
        words: { onsale: '上架', only_show: '仅展示', offline_sale: '仅门店销售', instock: '下架' },
      },
      { key: 'main_category_id', title: '管理分类', record: 'category' },
    ])
    const refused = async (filter: string) => (await editor.call(`/records/goods?filter[]=${filter}`)).json()
    expect((await refused('intro:x')).data.errors['/query/filter'][0]).toMatch(
      /^应为 approve_status、.* 之一，得到 intro$/,
    )
    expect((await refused('approve_status:sold')).data.errors['/query/filter'][0]).toBe(
      'approve_status 应为 onsale、only_show、offline_sale、instock 之一，得到 sold',
    )
  })

  it('an unknown kind: 404', async () => {
    const answer = await editor.call('/records/nothing')
    expect([answer.statusCode, answer.json().msg]).toEqual([404, '没有名为 nothing 的资料'])
  })
})
