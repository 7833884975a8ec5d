import { beforeAll, describe, expect, it } from 'vitest'
import { kindOfRecord, problemsOfRecord, recordNames, type RecordName } from '@schemas/records'
import type { JsonObject } from '@schemas/page'
import type { RecordsAnswer, RecordValue } from '@schemas/generated/api'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'
import { figure } from '@tests/helpers/soak'
import { allRecords } from './record'

const item = { item_id: '10101' }
const times = { begin_time: '2026-12-01 10:00:00', end_time: '2026-12-02 10:00:00' }

/** Its rows always exist. */
type Fixed = 'protocol'
type Made = Exclude<RecordName, Fixed>

/** The least that creates one of each kind. */
const LEAST: Record<Made, object> = {
  goods: { item_name: '新商品', items: [{ price: 1990 }] },
  brand: { brand_name: '新品牌' },
  tag: { tag_name: '新标签' },
  category: { category_name: '新分类', parent_id: '10' },
  freight_template: { name: '通用', rules: [{ start_fee: 800, add_fee: 200 }] },
  shop: { name: '新店', province: '北京市', city: '北京市', area: '昌平区', address: '回龙观 1 号' },
  article: { title: '开业', node_id: '', content: '<p>开业了</p>', published: '2026-11-01 08:00:00' },
  article_node: { name: '新栏目' },
  bank_account: { bank_account_name: '荷岸商贸', bank_account_no: '6222 0000 1111', bank_name: '示例银行' },
  member_grade: { grade_name: '银卡', total_consumption: 100_000, discount: 5 },
  vip_grade: { grade_name: '年费会员', prices: [{ name: 'year', price: 9900, day: 365 }] },
  staff: { work_id: 'N-9001', name: '张三', mobile: '13900001111' },
  coupon: {
    title: '满百减十',
    quantity: 100,
    reduce_cost: 1000,
    least_cost: 10_000,
    date_type: 'DATE_TYPE_FIX_TERM',
    use_bound: 1,
    goods: ['101', '102'],
  },
  promotion: {
    marketing_name: '满减',
    ...times,
    steps: [{ full: 10_000, minus: 1000 }],
    scope: 'tag',
    tags: ['1'],
  },
  seckill: {
    activity_name: '早市',
    notice_time: '2026-12-01 08:00:00',
    ...times,
    items: [{ ...item, activity_price: 990, activity_store: 10 }],
  },
  staff_activity: { name: '内购', ...times, items: [{ ...item, price: 500 }] },
}

describe('every kind of record', () => {
  it.each(recordNames.filter((name) => kindOfRecord(name).moments.length > 0))(
    'invalid times of %s are reported with their path',
    (name) => {
      const least = { ...LEAST[name as Made] } as JsonObject
      for (const field of kindOfRecord(name).moments) {
        const wrong = problemsOfRecord(name, { ...least, [field]: '2026-02-30 00:00:00' })
        expect(wrong.filter(({ path }) => path === `/props/${field}`)).toMatchObject([
          { path: `/props/${field}`, keyword: 'moment', message: '没有 2026-02-30 00:00:00 这个时间' },
        ])
        const right = problemsOfRecord(name, { ...least, [field]: '2026-02-28 00:00:00' })
        expect(right.filter(({ keyword }) => keyword === 'moment')).toEqual([])
      }
    },
  )

  it.each(recordNames)('%s has tables, columns for its list and a place in the menu', (name) => {
    const adapter = allRecords().find((record) => record.name === name)
    const { columns, group } = kindOfRecord(name)
    expect(adapter).toBeDefined()
    expect(columns.length + (adapter?.figures?.length ?? 0)).toBeGreaterThan(1)
    expect(group).not.toBe('')
  })
})

describeApi('every kind of record', (open) => {
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
    const node = await owner.data<RecordValue>('/records/article_node', {
      method: 'POST',
      body: { value: { name: '栏目' } },
    })
    LEAST.article = { ...LEAST.article, node_id: node.id }
  })

  it.each(Object.keys(LEAST) as Made[])(
    '%s is made of the least, read as it was written, changed, listed and deleted',
    async (name) => {
      const value = LEAST[name]
      const made = await owner.data<RecordValue>(`/records/${name}`, { method: 'POST', body: { value } })
      expect(made.value).toMatchObject(value)
      expect(Object.keys(made.value as object)).toEqual(kindOfRecord(name).fields)
      const path = `/records/${name}/${made.id}`
      const body = { value: made.value, version: made.version }
      expect(await owner.data<RecordValue>(path, { method: 'PUT', body })).toEqual(made)
      const found = await owner.data<RecordsAnswer>(`/records/${name}?keyword=${made.title}`)
      expect(found.list.map(({ id }) => id)).toContain(made.id)
      const options = await owner.data<{ id: string }[]>(`/options/${name}?ids[]=${made.id}`)
      expect(options.map(({ id }) => id)).toEqual([made.id])
      await owner.data(path, { method: 'DELETE' })
      expect((await owner.call(path)).statusCode).toBe(404)
    },
  )

  /** Rows of a kind, which have much in common. */
  const ROWS = figure(12, 50)

  it.each(recordNames)('%s of the demo is saved unchanged if nothing is edited', async (name) => {
    const { list } = await owner.data<RecordsAnswer>(`/records/${name}?pageSize=${ROWS}`)
    for (const { id } of list) {
      const path = `/records/${name}/${id}`
      const read = await owner.data<RecordValue>(path)
      const body = { value: read.value, version: read.version }
      expect(await owner.data<RecordValue>(path, { method: 'PUT', body })).toEqual(read)
    }
  })
})
