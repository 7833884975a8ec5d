import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { describeApi } from '@tests/helpers/seeded-app'
import { beforeAll, expect, it } from 'vitest'
import { readPage, serialisePage } from '@schemas'
import type { DeadLink, TargetState } from '@schemas/generated/api'
import { addressOfCustom, withPlace } from '@schemas/link-places'
import type { JsonObject } from '@schemas/page'
import type { LiveData } from '@schemas/page-data'
import * as tables from '../../db/schema'
import { pagesOf } from '../../demo/page-list'
import { lostPlaces } from './lost-places'

interface Dead {
  list: DeadLink[]
  count: number
}

describeApi('dead links and live rows', (open) => {
  let viewer: SignedInOperator
  beforeAll(async () => {
    viewer = await signInAs(open().app, 'viewer')
  })

  const dead = (...documents: string[]) =>
    viewer.data<Dead>('/dead-links', { method: 'POST', body: { documents } })
  /** A document with one text that links there. */
  const linking = (data: JsonObject, more: object = {}) =>
    serialisePage(pageOf({ t: { type: 'W0011', order: 'a0', props: { data }, style: {} }, ...more }))
  const someCoupon = async () => {
    const [row] = await open()
      .database.db.select()
      .from(tables.coupon)
      .where(and(eq(tables.coupon.company_id, '1'), eq(tables.coupon.kq_status, 0)))
      .limit(1)
    if (!row) throw new Error('Expected a coupon')
    return { ...row, send_begin_time: null, send_end_time: null, end_date: null, receive: true }
  }
  const reasons = async (...documents: string[]) =>
    (await dead(...documents)).list.map(({ entity, id, reason }) => [entity, id, reason])
  const set = async (
    table: typeof tables.goods | typeof tables.coupon | typeof tables.shop | typeof tables.page,
    [key, id]: [string, string],
    values: object,
  ) => {
    const column = Object.entries(table).find(([name]) => name === key)?.[1]
    await open()
      .database.db.update(table)
      .set(values)
      .where(and(eq(table.company_id, '1'), eq(column, id)))
  }

  it('no page of the demo has dead links', async () => {
    const rows = await open()
      .database.db.select()
      .from(tables.page_revision)
      .where(eq(tables.page_revision.company_id, '1'))
    const ids = pagesOf['hean']?.map(({ page_id }) => page_id) ?? []
    const documents = rows.filter(({ page_id }) => ids.includes(page_id)).map(({ document }) => document)
    expect(documents).toHaveLength(ids.length)
    const { list } = await dead(...documents)
    expect(list).toEqual([])
  })

  it('gives document, widget, place and name', async () => {
    const good = serialisePage(pageOf({}))
    const goods = { data: [{ goods_id: '101' }, { goods_id: '999', goods_name: '旧商品' }, { goods_id: '' }] }
    const bad = linking(
      { linkPage: 'category', category_id: '777', category_name: '旧分类' },
      { list: { type: 'W0002', order: 'a1', props: goods, style: {} } },
    )
    expect((await dead(good, bad)).list).toEqual([
      {
        index: 1,
        uuid: 't',
        path: '/props/data/category_id',
        entity: 'category',
        id: '777',
        title: '旧分类',
        reason: 'vanished',
        message: '分类“旧分类”已不存在',
      },
      {
        index: 1,
        uuid: 'list',
        path: '/props/data/1/goods_id',
        entity: 'goods',
        id: '999',
        title: '旧商品',
        reason: 'vanished',
        message: '商品“旧商品”已不存在',
      },
    ])
  })

  it('only the target of a link’s kind counts; items and products share their ids', async () => {
    expect(await reasons(linking({ linkPage: 'href', href: '/x', goods_id: '999' }))).toEqual([])
    expect(await reasons(linking({ goods_id: '999' }))).toEqual([])
    expect(await reasons(linking({ linkPage: 'goods', item_id: '10102' }))).toEqual([])
    expect(await reasons(linking({ linkPage: 'goods', item_id: '99902' }))).toEqual([
      ['goods', '99902', 'vanished'],
    ])
  })

  it('a product off the shelf, an ended and a paused coupon, a closed shop, a disabled page', async () => {
    const document = linking(
      { linkPage: 'customer', theme_pc_template_id: '202' },
      {
        c: {
          type: 'W0021',
          order: 'a1',
          props: { data: [{ card_id: '1' }, { card_id: '2' }] },
          style: {},
        },
        g: { type: 'W0002', order: 'a2', props: { data: [{ goods_id: '102' }] }, style: {} },
        s: { type: 'W0020', order: 'a3', props: { data: [{ shop_id: '2' }] }, style: {} },
      },
    )
    const [first, second] = await open()
      .database.db.select()
      .from(tables.coupon)
      .where(eq(tables.coupon.company_id, '1'))
      .orderBy(tables.coupon.sort)
    const text = document
      .replace('"card_id": "1"', `"card_id": "${first?.card_id}"`)
      .replace('"card_id": "2"', `"card_id": "${second?.card_id}"`)
    expect(await reasons(text)).toEqual([])
    await set(tables.page, ['theme_pc_template_id', '202'], { enabled: false })
    await set(tables.coupon, ['card_id', first?.card_id ?? ''], { send_end_time: new Date('2020-01-01') })
    await set(tables.coupon, ['card_id', second?.card_id ?? ''], { kq_status: 1 })
    await set(tables.goods, ['goods_id', '102'], { approve_status: 'instock' })
    await set(tables.shop, ['distributor_id', '2'], { is_valid: false })
    const { list } = await dead(text)
    expect(list.map(({ entity, reason }) => [entity, reason])).toEqual([
      ['page', 'disabled'],
      ['coupon', 'ended'],
      ['coupon', 'disabled'],
      ['goods', 'off_shelf'],
      ['shop', 'disabled'],
    ])
    expect(list[0]?.message).toBe('页面“数码会场”未启用')
    expect(list[1]?.message).toBe(`优惠券“${first?.title}”已结束`)
  })

  it('brands, articles, promotions and seckills; a later one is reachable, yet marked where it is chosen', async () => {
    const { db } = open().database
    const linked = async (linkPage: string, key: string, id: string) =>
      reasons(linking({ linkPage, [key]: id }))
    expect(await linked('brand', 'attribute_id', '9')).toEqual([])
    expect(await linked('brand', 'attribute_id', '999')).toEqual([['brand', '999', 'vanished']])
    const [article] = await db
      .select()
      .from(tables.article)
      .where(eq(tables.article.company_id, '1'))
      .limit(1)
    const { article_id = '' } = article ?? {}
    expect(await linked('article', 'article_id', article_id)).toEqual([])
    await db
      .update(tables.article)
      .set({ visible: false })
      .where(and(eq(tables.article.company_id, '1'), eq(tables.article.article_id, article_id)))
    expect(await linked('article', 'article_id', article_id)).toEqual([
      ['article', article_id, 'unpublished'],
    ])
    const promotion = (values: object) =>
      db
        .update(tables.promotion)
        .set(values)
        .where(and(eq(tables.promotion.company_id, '1'), eq(tables.promotion.promotion_id, '1')))
    await promotion({ begin_time: new Date('2099-01-01'), end_time: new Date('2099-02-01') })
    expect(await linked('promotion', 'promotion_id', '1')).toEqual([])
    const state = () =>
      viewer.data<{ list: TargetState[] }>('/target-states', {
        method: 'POST',
        body: {
          targets: [
            { entity: 'promotion', id: '1' },
            { entity: 'goods', id: '103' },
          ],
        },
      })
    expect((await state()).list).toEqual([
      { entity: 'promotion', id: '1', reason: 'upcoming', message: '尚未开始' },
    ])
    await promotion({ begin_time: new Date('2020-01-01'), end_time: new Date('2020-02-01') })
    expect((await dead(linking({ linkPage: 'promotion', promotion_id: '1' }))).list[0]?.message).toBe(
      '促销活动“满减专区”已结束',
    )
    expect((await state()).list.map(({ reason }) => reason)).toEqual(['ended'])
  })

  it('a rule that finds nothing now, and one whose category is gone', async () => {
    const ruled = (rule: JsonObject) =>
      serialisePage(
        pageOf({
          list: {
            type: 'W0002',
            order: 'a0',
            props: { rule: { order: 'sales', count: 4, ...rule } },
            style: {},
          },
        }),
      )
    expect(await reasons(ruled({}))).toEqual([])
    expect((await dead(ruled({ brand_id: '9', category_id: '40' }))).list).toMatchObject([
      { uuid: 'list', path: '/props/rule', reason: 'nothing', message: '按规则没有找到商品，顾客看不到这里' },
    ])
    expect((await dead(ruled({ category_id: '777' }))).list).toMatchObject([
      { path: '/props/rule/category_id', reason: 'vanished', message: '分类“777”已不存在' },
    ])
  })

  it('a place on the page that is not there, or hidden', async () => {
    const to = (anchor: string) => ({ linkPage: 'anchor', anchor, name: '3 商品' })
    const there = { list: { type: 'W0002', order: 'a1', props: {}, style: {} } }
    expect(await reasons(linking(to('list'), there))).toEqual([])
    expect((await dead(linking(to('gone'), there))).list).toMatchObject([
      { entity: 'widget', id: 'gone', message: '本页位置“3 商品”已不存在' },
    ])
    const hidden = linking(to('list'), { list: { ...there.list, hidden: true } })
    expect(await reasons(hidden)).toEqual([['widget', 'list', 'hidden']])
  })

  it('a place of another page that is not there', async () => {
    const to = (url: string) => linking({ linkPage: 'page', url, title: '首页 · 3 商品' })
    const rows = await open()
      .database.db.select({ document: tables.page_revision.document })
      .from(tables.page_revision)
      .innerJoin(
        tables.page,
        and(
          eq(tables.page.company_id, tables.page_revision.company_id),
          eq(tables.page.page_id, tables.page_revision.page_id),
          eq(tables.page.published_revision, tables.page_revision.revision_id),
        ),
      )
      .where(
        and(
          eq(tables.page.company_id, '1'),
          eq(tables.page.page_type, 'home'),
          eq(tables.page.platform, 'pc'),
        ),
      )
    const [there = ''] = Object.keys(readPage(rows[0]?.document ?? '')?.widgets ?? {})
    expect(await reasons(to(`/#w-${there}`))).toEqual([])
    expect((await dead(to('/#w-gone'))).list).toMatchObject([
      { uuid: 't', path: '/props/data/url', reason: 'vanished', message: '页面位置“首页 · 3 商品”已不存在' },
    ])
    // of the page that is published with it
    const beside = serialisePage(pageOf({ gone: { type: 'W0002', order: 'a1', props: {}, style: {} } }))
    expect(await reasons(to('/#w-gone'), beside)).toEqual([])
    expect(await reasons(to('/cart#w-gone'))).toEqual([])
    const hidden = serialisePage(
      pageOf({ gone: { type: 'W0002', order: 'a1', props: {}, style: {}, hidden: true } }),
    )
    expect((await dead(to('/#w-gone'), hidden)).list).toMatchObject([
      { index: 0, reason: 'hidden', message: '页面位置“首页 · 3 商品”已隐藏' },
    ])
  })

  it('links of many pages to places of other pages are read by one query', async () => {
    const [home, custom] = ['/', addressOfCustom('201')].map((path) =>
      linking({ linkPage: 'page', url: withPlace(path, 'gone'), title: '某处' }),
    )
    let queries = 0
    const counting = drizzle(open().database.pool, {
      schema: tables,
      logger: { logQuery: () => void queries++ },
    })
    const found = await lostPlaces(
      counting,
      '1',
      [home, custom, home].map((text = '') => readPage(text)),
    )
    expect(found.map(({ index, reason }) => [index, reason])).toEqual([
      [0, 'vanished'],
      [1, 'vanished'],
      [2, 'vanished'],
    ])
    expect(queries).toBe(1)
  })

  it('a coupon of another shop that is used up is told of to operators of a branch, as visitors see it', async () => {
    const { db } = open().database
    const branch = await signInWith(open().app, { rights: ['pages.view'], shops: ['1'] })
    const [{ card_id } = { card_id: '' }] = await db
      .insert(tables.coupon)
      .values({ ...(await someCoupon()), card_id: 'used-up', distributor_id: '3', quantity: 5, get_num: 5 })
      .returning({ card_id: tables.coupon.card_id })
    const { list } = await branch.data<{ list: TargetState[] }>('/target-states', {
      method: 'POST',
      body: { targets: [{ entity: 'coupon', id: card_id }] },
    })
    expect(list).toEqual([{ entity: 'coupon', id: card_id, reason: 'used_up', message: '已领完' }])
  })

  it('a text that is not a page has no links; too many pages are refused', async () => {
    expect((await dead('{', 'null', '')).list).toEqual([])
    const documents = Array.from({ length: 11 }, () => '{}')
    const answer = await viewer.call('/dead-links', { method: 'POST', body: { documents } })
    expect(answer.statusCode).toBe(422)
  })

  it('a page of 1,000 widgets, beyond the limit of other requests, is accepted', async () => {
    const document = `{"formatVersion":2,"platform":"pc","widgets":{}${' '.repeat(2 * 1024 * 1024)}}`
    expect((await dead(document)).list).toEqual([])
  })

  it('live rows for the canvas: existing rows, and nearby shops for widgets that show them', async () => {
    const body = { goods: ['103', 'nobody'], shop: ['1'], nearby: true }
    const live = await viewer.data<LiveData>('/live', { method: 'POST', body })
    expect([Object.keys(live.goods), Object.keys(live.shop)]).toEqual([['103'], ['1']])
    expect(live.nearby?.list.length).toBeGreaterThan(0)
    const nothing = await viewer.data<LiveData>('/live', { method: 'POST', body: {} })
    expect(nothing).toEqual({ goods: {}, coupon: {}, shop: {}, category: {} })
  })
})
