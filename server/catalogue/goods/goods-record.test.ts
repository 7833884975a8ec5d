import { beforeAll, expect, it } from 'vitest'
import type {
  AuditAnswer,
  GoodsDetail,
  RecordsAnswer,
  RecordValue,
  WorklistDetail,
} from '@schemas/generated/api'
import type { RecordValues } from '@schemas/records'
import { newMember } from '@tests/helpers/member'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { paidOrder } from '@tests/helpers/orders'
import { describeApi } from '@tests/helpers/seeded-app'
import { ledgerFaults } from '../stock/ledger-repo'

type Value = RecordValues['goods']

describeApi('goods as operators keep them', (open) => {
  let editor: SignedInOperator
  beforeAll(async () => {
    editor = await signInAs(open().app, 'editor')
  })
  const post = (value: object) => editor.call('/records/goods', { method: 'POST', body: { value } })
  const make = async (value: object) =>
    opened(await editor.data('/records/goods', { method: 'POST', body: { value } }))
  const opened = (record: RecordValue) => ({ ...record, value: record.value as Value })
  const change = ({ id, version, value }: RecordValue, parts: Partial<Value>) => {
    const body = { value: { ...(value as Value), ...parts }, version }
    return [`/records/goods/${id}`, { method: 'PUT', body }] as const
  }
  const put = (record: RecordValue, parts: Partial<Value>) => editor.call(...change(record, parts))
  const save = async (record: RecordValue, parts: Partial<Value>) =>
    opened(await editor.data<RecordValue>(...change(record, parts)))
  const shown = async (goods_id: string) => {
    const answer = await open().app.inject({ url: `/api/h5app/wxapp/goods/items/${goods_id}?company_id=1` })
    return { status: answer.statusCode, goods: answer.json<{ data: GoodsDetail }>().data }
  }
  const searched = async (keywords: string) => {
    const url = `/api/h5app/wxapp/goods/items?company_id=1&keywords=${encodeURIComponent(keywords)}`
    return (await open().app.inject({ url })).json<{ data: { list: { goods_id: string }[] } }>().data.list
  }
  const colours = (...values: string[]) => [{ spec_name: '颜色', values, is_image: true }]
  const valuesOf = ({ value }: { value: Value }) => value.items.map(({ values }) => values.join(' / '))

  it('a new product is sold at its price with its opening stock, and is found by its name', async () => {
    const { id } = await make({
      item_name: '青瓷茶盏',
      brief: '手工',
      categories: ['111'],
      items: [{ price: 12_800, item_bn: 'QC-1', weight: 300, opening: 5 }],
      params: [{ name: '产地', value: '龙泉' }],
      intro: '<p onclick="x()">好</p><script>1</script>',
    })
    const { goods } = await shown(id)
    expect(goods).toMatchObject({
      item_name: '青瓷茶盏',
      price: 12_800,
      store: 5,
      nospec: true,
      intro: '<p>好</p>',
    })
    // 产地 has an id already: goods of the demo name it too
    expect(goods.item_params).toMatchObject([{ attribute_id: '1', attribute_value_id: '1:龙泉' }])
    expect((await searched('青瓷茶盏')).map(({ goods_id }) => goods_id)).toEqual([id])
    expect(await ledgerFaults(open().database.db, '1')).toEqual({ ledger: [], held: [] })
  })

  it('each combination of values is an item, at the price of the first', async () => {
    const specs = [...colours('白', '黑'), { spec_name: '尺码', values: ['M', 'L'], is_image: false }]
    const record = await make({ item_name: '规格商品', specs, items: [{ price: 9_900, weight: 200 }] })
    expect(valuesOf(record)).toEqual(['白 / M', '白 / L', '黑 / M', '黑 / L'])
    expect(record.value.items.map(({ price, weight }) => [price, weight])).toEqual(
      Array.from({ length: 4 }, () => [9_900, 200]),
    )
    const { goods } = await shown(record.id)
    expect(goods.item_spec_desc.map(({ spec_name, spec_values }) => [spec_name, spec_values.length])).toEqual(
      [
        ['颜色', 2],
        ['尺码', 2],
      ],
    )
    // the specification is the one that the demo’s goods have
    const demo = await shown('101')
    expect(demo.goods.item_spec_desc.map(({ spec_id }) => spec_id)).toContain(
      goods.item_spec_desc[0]?.spec_id,
    )
  })

  it('reordering specifications or values does not change the items', async () => {
    const specs = [...colours('白', '黑'), { spec_name: '尺码', values: ['M', 'L'], is_image: false }]
    const record = await make({ item_name: '换序商品', specs, items: [{ price: 100 }] })
    const numbered = record.value.items.map((item, at) => ({ ...item, item_bn: `HX-${at}` }))
    const named = await save(record, { items: numbered })
    const before = await shown(record.id)
    const turned = await save(named, { specs: specs.toReversed() })
    expect(valuesOf(turned)).toEqual(['M / 白', 'M / 黑', 'L / 白', 'L / 黑'])
    expect(turned.value.items.map(({ item_bn }) => item_bn)).toEqual(['HX-0', 'HX-2', 'HX-1', 'HX-3'])
    const ids = ({ goods }: typeof before) => goods.spec_items.map(({ item_id }) => item_id).toSorted()
    expect(ids(await shown(record.id))).toEqual(ids(before))
  })

  it('a value with orders or stock cannot be removed; another can', async () => {
    const { app } = open()
    const { user_id } = await newMember(app)
    const record = await make({
      item_name: '订过的商品',
      specs: colours('白', '黑'),
      items: [{ price: 100 }],
    })
    const { goods } = await shown(record.id)
    const white = goods.spec_items.find(({ item_spec_desc }) => item_spec_desc === '颜色:白')?.item_id ?? ''
    await paidOrder(app, { user_id, lines: [{ item_id: white }] })
    const more = await save(record, { specs: colours('白', '黑', '灰') })
    expect(valuesOf(more)).toEqual(['白', '黑', '灰'])
    const refused = await put(more, { specs: colours('黑', '灰') })
    expect([refused.statusCode, refused.json().msg]).toEqual([
      409,
      '规格“白”已有订单，不能删除；可以把它的状态改为下架',
    ])
    const stocked = await make({
      item_name: '有库存的商品',
      specs: colours('白', '黑'),
      items: [{ price: 100, opening: 3 }],
    })
    const kept = await put(stocked, { specs: colours('白') })
    expect(kept.json().msg).toBe('规格“黑”已有库存记录，不能删除；可以把它的状态改为下架')
    expect(valuesOf(await save(more, { specs: colours('白', '黑') }))).toEqual(['白', '黑'])
    expect((await shown(record.id)).goods.spec_items).toHaveLength(2)
  })

  it('a changed price and name are in the shop’s answers and search; both are audited', async () => {
    const record = opened(await editor.data('/records/goods/102'))
    const items = record.value.items.map((item) => ({ ...item, price: 4_321 }))
    await save(record, { item_name: '琥珀色改名商品', items })
    expect((await shown('102')).goods).toMatchObject({ item_name: '琥珀色改名商品', price: 4_321 })
    expect((await searched('琥珀色')).map(({ goods_id }) => goods_id)).toEqual(['102'])
    const { list } = await editor.data<AuditAnswer>('/audit?subject=goods&subject_id=102')
    expect(list[0]).toMatchObject({
      action: 'goods.change',
      before: { item_name: record.value.item_name },
      after: { item_name: '琥珀色改名商品' },
    })
  })

  it('off the shelf it cannot be bought, deleted it is not found; its row remains', async () => {
    const record = await make({ item_name: '下架商品', items: [{ price: 100 }] })
    const off = await save(record, { approve_status: 'instock' })
    expect((await shown(record.id)).goods.approve_status).toBe('instock')
    const narrowed = '/records/goods?keyword=下架商品&filter[]=approve_status:'
    expect((await editor.data<RecordsAnswer>(`${narrowed}instock`)).count).toBe(1)
    expect((await editor.data<RecordsAnswer>(`${narrowed}onsale`)).count).toBe(0)
    await editor.data(`/records/goods/${off.id}`, { method: 'DELETE' })
    expect((await shown(record.id)).status).toBe(404)
  })

  it('the list is searched by number and has price, stock and sales', async () => {
    const record = await make({
      item_name: '列表商品',
      items: [{ price: 2_500, item_bn: 'LB-77', opening: 4 }],
    })
    const { list } = await editor.data<RecordsAnswer>('/records/goods?keyword=LB-77')
    expect(list).toEqual([
      {
        id: record.id,
        title: '列表商品',
        value: {
          item_name: '列表商品',
          approve_status: 'onsale',
          picture: '',
          price: 2_500,
          store: 4,
          sales: 0,
        },
      },
    ])
  })

  it('opening stock is for new items only, others receive stock in the ledger', async () => {
    const record = await make({ item_name: '库存商品', items: [{ price: 100 }] })
    const { goods } = await shown(record.id)
    const refused = await put(record, { items: record.value.items.map((item) => ({ ...item, opening: 9 })) })
    expect(refused.json().msg).toBe('商品的唯一规格不是新规格，初始库存应为 0；请在“库存”里入库')
    const path = `/worklists/stock/0:${goods.item_id}`
    const received = await editor.data<WorklistDetail>(`${path}/receive_stock`, {
      method: 'POST',
      body: { value: { num: 9 } },
    })
    expect(received.facts.find(({ title }) => title === '库存')?.value).toBe('9')
  })

  it.each([
    ['价格', { items: [{ price: 0 }] }, '销售价应大于 0'],
    ['规格名', { specs: [...colours('白'), ...colours('黑')] }, '规格名不能重复'],
    ['货号', { items: [{ price: 1, item_bn: 'HEAN-10101' }] }, /^货号 HEAN-10101 已被商品“.+”使用$/],
    ['分类', { categories: ['没有'] }, '销售分类应都是销售分类'],
    ['积分', { items: [{ price: 1, point: 5 }] }, '只有积分商城商品可以填积分'],
    ['组合', { specs: many(21) }, '规格组合最多400个，现在是441个'],
  ])('what contradicts itself or others is refused in words: %s', async (_what, parts, message) => {
    const answer = await post({ item_name: '不行的商品', items: [{ price: 100 }], ...parts })
    expect([answer.statusCode, answer.json().msg]).toEqual([422, expect.stringMatching(message)])
    expect((await editor.data<RecordsAnswer>('/records/goods?keyword=不行的商品')).count).toBe(0)
  })

  it('the list is ordered as asked; an unknown order is refused', async () => {
    const { list } = await editor.data<RecordsAnswer>('/records/goods?sort=sales&pageSize=50')
    const sales = list.map(({ value }) => (value as unknown as { sales: number }).sales)
    expect(sales).toEqual(sales.toSorted((a, b) => b - a))
    expect(new Set(sales).size).toBeGreaterThan(1)
    const refused = await editor.call('/records/goods?sort=colour')
    expect([refused.statusCode, refused.json().msg]).toEqual([
      422,
      '应为 sales、created、updated 之一，得到 colour',
    ])
  })
})

const many = (count: number) =>
  ['长', '宽'].map((spec_name) => ({
    spec_name,
    values: Array.from({ length: count }, (_, at) => String(at)),
    is_image: false,
  }))
