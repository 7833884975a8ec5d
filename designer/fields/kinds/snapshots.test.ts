import { insertDefaults, problemsOfWidget } from '@schemas'
import type { JsonObject, PageJson } from '@schemas/page'
import {
  couponEntries,
  couponRow,
  goodsEntries,
  goodsRow,
  shopEntries,
  shopRow,
} from '@tests/helpers/demo-rows'
import { describe, expect, test } from 'vitest'
import { couponEntry, goodsEntry } from '@schemas/snapshots'
import { shopEntry } from './shops'

function problems(type: string, props: JsonObject) {
  const written = insertDefaults(type)
  const widget = { type, v: 1, parent: null, order: 'a0', ...written, props: { ...written.props, ...props } }
  const page = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets: { w: widget } }
  return problemsOfWidget(page as unknown as PageJson, 'w').filter(({ severity }) => severity === 'error')
}

describe('what a picker writes is what the demo pages hold', () => {
  test('goods: first picture, integer cents, name, brief, tags, linkPage and pathData', () => {
    expect(goodsEntries.length).toBeGreaterThan(50)
    for (const entry of goodsEntries) expect(goodsEntry(goodsRow(entry))).toEqual(entry)
  })

  test('coupons, but for the scope in words, which their rows do not say', () => {
    expect(couponEntries.length).toBeGreaterThan(3)
    for (const entry of couponEntries)
      expect(couponEntry(couponRow(entry))).toEqual({ ...entry, object_use_for: '' })
  })

  test('shops, with the goods and the top picture of their place', () => {
    expect(shopEntries.length).toBeGreaterThan(1)
    for (const entry of shopEntries) expect(shopEntry(shopRow(entry), entry)).toEqual(entry)
  })

  test('validation finds no error in snapshots, newer kinds of coupons and shops with many tags included', () => {
    const [goods, coupon, shop] = [goodsEntries[0], couponEntries[0], shopEntries[0]]
    if (!goods || !coupon || !shop) throw new Error('expected demo entries')
    const tags = ['1', '2', '3'].map((tag_id) => ({ tag_id, tag_name: `标签${tag_id}` }))
    const json = (value: unknown) => structuredClone(value) as JsonObject
    expect(problems('W0002', { data: [json(goodsEntry({ ...goodsRow(goods), pics: [] }))] })).toEqual([])
    for (const card_type of ['cash', 'discount', 'gift', 'new_gift', 'money'] as const)
      expect(problems('W0021', { data: [json(couponEntry({ ...couponRow(coupon), card_type }))] })).toEqual(
        [],
      )
    expect(problems('W0020', { data: [json(shopEntry({ ...shopRow(shop), tagList: tags }, shop))] })).toEqual(
      [],
    )
  })
})
