import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPage, parsePage } from '@schemas'
import { pageWithoutDocuments } from '@schemas/empty-page'
import type { FilledPage } from '@schemas/fill'
import type { LiveGoods } from '@schemas/generated/types'
import type { PageData } from '@schemas/page-data'
import { goodsEntry } from '@schemas/snapshots'
import { joinParts } from '@schemas/storefront-entry'
import { arbitraryPage, SEED } from '@tests/helpers/arbitrary-page'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { expandData, type CompactData } from '../shell/expand-data'
import { DataText } from './document'

const dataOf = (body: FilledPage, live: PageData['live']): PageData => {
  const data = pageWithoutDocuments(200, '/')
  return { ...data, live, regions: { ...data.regions, body } }
}
const textOf = (data: PageData) => joinParts(new DataText(data, false).parts(data, data.regions))
const received = (data: PageData) => expandData(JSON.parse(textOf(data)) as CompactData)
const plain = (data: PageData): unknown => JSON.parse(JSON.stringify(data))

const EMPTY = { goods: {}, coupon: {}, shop: {}, category: {} }
const rows: fc.Arbitrary<LiveGoods[]> = fc.uniqueArray(
  fc.record({
    goods_id: fc.constantFrom('1', '2', '3'),
    item_id: fc.constantFrom('1', '11'),
    item_name: fc.string(),
    brief: fc.string(),
    pics: fc.array(fc.webUrl(), { maxLength: 2 }),
    price: fc.nat(),
    market_price: fc.nat(),
    store: fc.nat(),
    approve_status: fc.constant('onsale' as const),
    tagList: fc.constant<LiveGoods['tagList']>([]),
  }),
  { selector: ({ goods_id }) => goods_id },
)

describe('page data as it is sent', () => {
  test('the browser gets back any page, whatever its snapshots have in common with live rows', () =>
    fc.assert(
      fc.property(
        arbitraryPage,
        rows,
        fc.dictionary(
          fc.constantFrom('price', 'brief', 'goods_id', '$goods', '$plain', 'more'),
          fc.jsonValue(),
        ),
        fc.nat(),
        (page, goods, changed, at) => {
          const list = goods.map((row) => goodsEntry(row))
          const entries = list.map((entry, index) => (index === 0 ? { ...entry, ...changed } : entry))
          const widgets = Object.entries(page.widgets).map(([uuid, widget], index) => [
            uuid,
            index === at % 12 || index === 0
              ? { ...widget, props: { ...widget.props, data: [{ inner: entries }, ...entries, changed] } }
              : widget,
          ])
          const data = dataOf(fillPage({ ...page, widgets: Object.fromEntries(widgets) }), {
            ...EMPTY,
            goods: Object.fromEntries(goods.map((row) => [row.goods_id, row])),
          })
          expect(received(data)).toEqual(plain(data))
        },
      ),
      { seed: SEED },
    ))

  test('categories name those below them that have a row of their own', () => {
    const leaf = { category_id: '3', category_name: '短袖', image_url: '', children: [] }
    const middle = { category_id: '2', category_name: '女装', image_url: '', children: [leaf] }
    const other = { category_id: '4', category_name: '男装', image_url: '', children: [] }
    const top = { category_id: '1', category_name: '服饰', image_url: '', children: [middle, other] }
    const data = dataOf(pageOf('home'), { ...EMPTY, category: { 1: top, 2: middle, 3: leaf } })
    const { category } = (JSON.parse(textOf(data)) as CompactData).live
    expect(category.columns['children']).toEqual([['2', other], ['3'], []])
    expect(received(data)).toEqual(plain(data))
  })

  test('no snapshot of a home page repeats the name of a product', () => {
    const page = pageOf('home')
    const data = dataOf(page, snapshotLive(page))
    expect(received(data)).toEqual(plain(data))
    const { live, regions } = JSON.parse(textOf(data)) as CompactData
    const names = (live.goods.columns['item_name'] ?? []) as string[]
    const text = JSON.stringify(regions)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => text.includes(`"${name}"`))).toEqual([])
  })

  test('what a member has of their own stands behind all that is shared', () => {
    const page = pageOf('home')
    const live = snapshotLive(page)
    const [id = '', row] = Object.entries(live.coupon)[0] ?? []
    if (!row) throw new Error('Expected a coupon on the home page')
    const shared = { ...dataOf(page, live), answers: { goods: { data: { name: 'T恤', cards: [] } } } }
    const coupons = { ...live.coupon, [id]: { ...row, user_get_num: 1 } }
    const own = { viewer: null, cartCount: 3, coupons, answers: { goods: { cards: [1] } } }
    const text = new DataText(shared, false)
    const parts = text.parts(own, shared.regions)
    expect(parts.map((part) => typeof part === 'string')).toEqual([...parts.slice(1).map(() => false), true])
    expect(text.parts({ ...own, cartCount: 0 }, shared.regions).slice(0, -1)).toEqual(parts.slice(0, -1))
    expect(expandData(JSON.parse(joinParts(parts)) as CompactData)).toEqual(
      plain({
        ...shared,
        cartCount: 3,
        live: { ...live, coupon: coupons },
        answers: { goods: { data: { name: 'T恤', cards: [1] } } },
      }),
    )
  })

  test('a snapshot keeps what its live row says otherwise', () => {
    const page = pageOf('home')
    const live = snapshotLive(page)
    const goods = Object.fromEntries(
      Object.entries(live.goods).map(([id, row]) => [id, { ...row, price: row.price + 1 }]),
    )
    const data = dataOf(page, { ...live, goods })
    expect(received(data)).toEqual(plain(data))
  })
})

function pageOf(name: string): FilledPage {
  const { page } = parsePage(readFileSync(new URL(`../pages/${name}.json`, import.meta.url), 'utf8'))
  if (!page) throw new Error(`Expected ${name}.json to be a page`)
  return fillPage(page)
}
