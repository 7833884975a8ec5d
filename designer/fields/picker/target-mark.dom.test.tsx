import type { TargetStatesBody } from '@schemas/generated/api'
import { click, openFields, press, row, said, until } from '@tests/helpers/field-form'
import { demoCall } from '@tests/helpers/demo-rows'
import { mockLayout } from '@tests/helpers/settings-form'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../shell/api/client'

vi.setConfig({ testTimeout: 60_000 })
beforeAll(mockLayout)

const asked: TargetStatesBody['targets'][] = []
/** By entity and id. */
let states: Record<string, string>
beforeEach(() => {
  asked.length = 0
  states = {}
  vi.mocked(call).mockImplementation((async (key: string, options: { body?: TargetStatesBody }) => {
    if (key !== 'POST /target-states') return demoCall(key, options as never)
    const targets = options.body?.targets ?? []
    asked.push(targets)
    const list = targets.flatMap(({ entity, id }) => {
      const message = states[`${entity} ${id}`]
      return message ? [{ entity, id, reason: 'ended', message }] : []
    })
    return { list, count: list.length, total_count: list.length }
  }) as never)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('entries say what shoppers cannot reach; all are asked for at once', async () => {
  states = { 'goods 101': '已下架' }
  const data = ['101', '106', '103'].map((goods_id) => ({ goods_id, goods_name: `商品${goods_id}` }))
  await openFields('W0002', { props: { data } })
  await until(() => said('已下架'), 'the state')
  const marked = [...document.querySelectorAll('button')].filter((one) => one.textContent?.includes('已下架'))
  expect(marked.map((one) => one.getAttribute('aria-label'))).toEqual(['更换商品 1：商品101'])
  expect(asked.map((targets) => targets.map(({ id }) => id))).toEqual([['101', '106', '103']])
})

test('a link says so beside its address', async () => {
  states = { 'page 202': '未启用' }
  const link = { linkPage: 'customer', theme_pc_template_id: '202', template_title: '数码会场' }
  await openFields('W0011', { props: { data: link } })
  await until(() => said('未启用'), 'the state')
  expect(asked).toEqual([[{ entity: 'page', id: '202' }]])
})

test('rows of a picker say it before they are chosen, and what is chosen keeps the mark', async () => {
  states = { 'coupon 6': '已领完' }
  const coupon = (card_id: string) => ({
    card_id,
    title: `券${card_id}`,
    card_type: 'cash',
    reduce_cost: 100,
  })
  await openFields('W0021', { props: { data: [coupon('1'), coupon('6')] } })
  await press(/^选择优惠券2/)
  await until(() => document.querySelector('tr.ant-table-row') !== null, 'rows')
  await until(() => said('券6（已领完）'), 'the mark of what is chosen')
  await until(() => row('茶饮满减券').textContent?.includes('已领完') === true, 'the mark of the row')
  expect(row('新人立减券').textContent).toContain('可领取')
  await click(row('新人立减券'))
})
