/**
 * Every endpoint of operators is held to the narrowing of accounts (rules office-9, office-10): it is walked by
 * narrowed-pages, narrowed-shops or here, or is an exception with its reason.
 */
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DeadLink, ImageUse, PageRow, TargetState } from '@schemas/generated/api'
import { serialisePage } from '@schemas'
import { ALL_RIGHTS } from '@schemas/rights'
import { adminEndpoints } from '@server/platform/http/endpoints'
import { image } from '@server/db/schema'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { signInAs, signInWith, type SignedInOperator } from '@tests/helpers/operator'
import { newPage, saveDraft } from '@tests/helpers/pages'
import { describeApi } from '@tests/helpers/seeded-app'
import { aboutPages } from './kit/admin-calls'
import { ELSEWHERE, EXCEPTIONS } from './kit/narrowing'

/** In the names of all that lies outside of what the account is given. */
const MARK = '外面的'

interface Ids {
  shop: string
  goods: string
  coupon: string
  promotion: string
  /** Of the page: page_id, and its public number. */
  page_id: string
  page: string
  image_id: string
  document: string
}
type Call = (ids: Ids) => { path: string; body?: object }

/** Calls whose answer to the owner names what the narrowed account must not see. */
const CALLS: Record<string, Call[]> = {
  'POST /live': [
    ({ goods, coupon, shop }) => ({
      path: '/live',
      body: { goods: [goods], coupon: [coupon], shop: [shop], category: [], nearby: false, rules: [] },
    }),
    ({ shop }) => ({
      path: '/live',
      body: {
        goods: [],
        coupon: [],
        shop: [],
        category: [],
        nearby: false,
        rules: [{ rule: { order: 'newest', count: 20 }, distributor_id: shop }],
      },
    }),
  ],
  'GET /pickers/goods': [
    () => ({ path: `/pickers/goods?keyword=${MARK}` }),
    ({ goods }) => ({ path: `/pickers/goods?ids=${goods}` }),
    ({ goods }) => ({ path: `/pickers/goods?ids=${goods}&shelf=off` }),
  ],
  'GET /pickers/coupons': [
    () => ({ path: `/pickers/coupons?keyword=${MARK}` }),
    ({ coupon }) => ({ path: `/pickers/coupons?ids=${coupon}` }),
    ({ coupon }) => ({ path: `/pickers/coupons?ids=${coupon}&state=paused` }),
  ],
  'GET /pickers/shops': [
    () => ({ path: `/pickers/shops?keyword=${MARK}` }),
    ({ shop }) => ({ path: `/pickers/shops?ids=${shop}` }),
  ],
  'GET /pickers/pages': [
    () => ({ path: `/pickers/pages?platform=pc&keyword=${MARK}` }),
    ({ page }) => ({ path: `/pickers/pages?platform=pc&ids=${page}` }),
  ],
  'GET /pickers/targets': [
    () => ({ path: `/pickers/targets?kind=promotion&keyword=${MARK}` }),
    ({ promotion }) => ({ path: `/pickers/targets?kind=promotion&ids=${promotion}` }),
  ],
  'GET /options/{kind}': [
    () => ({ path: `/options/page_row?keyword=${MARK}` }),
    ({ page_id }) => ({ path: `/options/page_row?ids=${page_id}` }),
    ({ shop }) => ({ path: `/options/shop?ids=${shop}` }),
    ({ goods }) => ({ path: `/options/goods?ids=${goods}` }),
  ],
  'POST /dead-links': [({ document }) => ({ path: '/dead-links', body: { documents: [document] } })],
  'GET /images/{image_id}/uses': [({ image_id }) => ({ path: `/images/${image_id}/uses` })],
  'GET /images/uses': [({ image_id }) => ({ path: `/images/uses?image_ids=${image_id}` })],
  'GET /theme/pages': [() => ({ path: '/theme/pages' })],
  'GET /pages': [() => ({ path: `/pages?keyword=${MARK}` })],
  'GET /pctemplate/lists': [() => ({ path: '/pctemplate/lists?page_size=50' })],
  'GET /pctemplate/getTemplateContent': [
    ({ page }) => ({ path: `/pctemplate/getTemplateContent?theme_pc_template_id=${page}` }),
  ],
  'GET /start': [() => ({ path: '/start' })],
  'GET /audit': [() => ({ path: '/audit?subject=page' })],
}

/** Walked by narrowed-pages (a page in the address, or all pages) and narrowed-shops (every kind of rows). */
const isWalked = (key: string) => {
  const endpoint = adminEndpoints.get(key)
  return (
    endpoint !== undefined && (aboutPages(endpoint.path) || endpoint.allPages || endpoint.right === 'kind')
  )
}

describe('endpoints of operators', () => {
  it('are each walked as a narrowed account, or are an exception with its reason', () => {
    const listed = [CALLS, ELSEWHERE, EXCEPTIONS].flatMap((list) => Object.keys(list))
    const missing = [...adminEndpoints.keys()].filter((key) => !isWalked(key) && !listed.includes(key))
    const stale = listed.filter((key, at) => !adminEndpoints.has(key) || listed.indexOf(key) !== at)
    const needless = Object.keys(EXCEPTIONS).filter(isWalked)
    expect({ missing, stale, needless }).toEqual({ missing: [], stale: [], needless: [] })
  })
})

describeApi('an operator narrowed to a shop and a page', (open) => {
  let owner: SignedInOperator
  let narrowed: SignedInOperator
  let own: PageRow
  let ids: Ids

  beforeAll(async () => {
    const { app, database } = open()
    owner = await signInAs(app, 'owner')
    const { rows } = await app.db.execute<{ distributor_id: string }>(
      sql`select distributor_id from shop where company_id = '1' order by distributor_id limit 2`,
    )
    const [one = '', shop = ''] = rows.map(({ distributor_id }) => distributor_id)
    // visitors cannot see the other shop, so they see nothing of it
    const { pool } = database
    const idOf = async (text: string, values: string[]) =>
      String((await pool.query(text, values)).rows[0]?.id)
    await pool.query(
      `update shop set name = $1 || name, whitelist_only = true where company_id = '1' and distributor_id = $2`,
      [MARK, shop],
    )
    const goods = await idOf(
      `update goods set distributor_id = $2, item_name = $1 || item_name, created = now() where company_id = '1' and goods_id =
        (select goods_id from goods where company_id = '1' and approve_status = 'onsale' and deleted is null
          order by goods_id limit 1) returning goods_id as id`,
      [MARK, shop],
    )
    await pool.query(
      `insert into item_stock (company_id, distributor_id, item_id, stock)
       select company_id, $2, item_id, 5 from goods_item where company_id = '1' and goods_id = $1`,
      [goods, shop],
    )
    const coupon = await idOf(
      `update coupon set distributor_id = $2, title = $1 || title, kq_status = 0, receive = true,
              send_begin_time = now() - interval '1 day', end_date = now() + interval '9 days'
        where company_id = '1' and card_id = (select min(card_id) from coupon where company_id = '1')
        returning card_id as id`,
      [MARK, shop],
    )
    const promotion = await idOf(
      `update promotion set distributor_id = $2, marketing_name = $1 || marketing_name, disabled = true
        where company_id = '1' and promotion_id = (select min(promotion_id) from promotion where company_id = '1')
        returning promotion_id as id`,
      [MARK, shop],
    )
    own = await newPage(owner, { title: '自己的页面' })
    const other = await newPage(owner, { title: `${MARK}页面` })
    const image_id = 'narrowed'
    const img_full_url = '/media/uploads/1/2025/01/narrowed-l.webp'
    const measured = { img_type: 'image/webp', img_size: 1, width: 1, height: 1 }
    await app.db.insert(image).values({
      company_id: '1',
      image_id,
      img_name: 'x',
      img_url: img_full_url.slice(7),
      img_full_url,
      ...measured,
    })
    await saveDraft(owner, other.page_id, ({ widgets }) => {
      widgets['textwidget'] = {
        type: 'W0011',
        v: 1,
        parent: null,
        order: 'a0',
        name: `${MARK}文字`,
        props: { text: MARK, imgUrl: img_full_url },
        style: { width: 200, height: 40 },
      }
    })
    const links = [
      { linkPage: 'goods', goods_id: goods },
      { linkPage: 'custompage', theme_pc_template_id: other.theme_pc_template_id },
    ]
    const document = serialisePage(
      pageOf({
        promotion: {
          type: 'W0011',
          order: 'a0',
          props: { data: { linkPage: 'promotion', promotion_id: promotion } },
          style: {},
        },
        ...Object.fromEntries(
          links.map((data, at) => [
            `link${at}`,
            { type: 'W0011', order: `a${at + 1}`, props: { data }, style: {} },
          ]),
        ),
      }),
    )
    const { page_id, theme_pc_template_id: page } = other
    ids = { shop, goods, coupon, promotion, page_id, page, image_id, document }
    narrowed = await signInWith(app, { rights: ALL_RIGHTS, shops: [one], pages: [own.page_id] })
  })

  const ask = async (by: SignedInOperator, { path, body }: ReturnType<Call>) =>
    by.call(path, body ? { method: 'POST', body } : {})

  it.each(Object.entries(CALLS).flatMap(([key, calls]) => calls.map((call, at) => ({ key, at, call }))))(
    '$key #$at tells nothing of other shops and pages',
    async ({ call }) => {
      const [whole, less] = [await ask(owner, call(ids)), await ask(narrowed, call(ids))]
      expect([whole.statusCode, whole.payload.includes(MARK)]).toEqual([200, true])
      expect([[200, 404].includes(less.statusCode), less.payload.includes(MARK)]).toEqual([true, false])
    },
  )

  it('POST /target-states: what visitors cannot reach does not exist', async () => {
    const targets = [
      { entity: 'goods', id: ids.goods },
      { entity: 'coupon', id: ids.coupon },
      { entity: 'shop', id: ids.shop },
      { entity: 'promotion', id: ids.promotion },
      { entity: 'page', id: ids.page },
      { entity: 'page', id: own.theme_pc_template_id },
    ]
    const reasons = async (by: SignedInOperator) => {
      const { list } = await by.data<{ list: TargetState[] }>('/target-states', {
        method: 'POST',
        body: { targets },
      })
      return list.map(({ entity, reason }) => `${entity} ${reason}`)
    }
    expect(await reasons(owner)).toEqual(['promotion disabled', 'page disabled', 'page disabled'])
    expect(await reasons(narrowed)).toEqual([
      'goods vanished',
      'coupon vanished',
      'shop vanished',
      'promotion vanished',
      'page vanished',
      'page disabled',
    ])
  })

  it('dead links and uses of pictures are told without the names of what lies outside', async () => {
    const { list } = await narrowed.data<{ list: DeadLink[] }>('/dead-links', {
      method: 'POST',
      body: { documents: [ids.document] },
    })
    expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(['vanished']))
    const uses = await narrowed.data<{ list: ImageUse[] }>(`/images/${ids.image_id}/uses`)
    expect(uses.list).toEqual([
      { kind: 'page', id: '', title: '其他页面', uuid: '', type: '', state: 'draft' },
    ])
  })

  it('what visitors see of other shops is seen as well', async () => {
    const { pool } = open().database
    await pool.query(
      `update shop set whitelist_only = false where company_id = '1' and distributor_id = $1`,
      [ids.shop],
    )
    const { path, body } = CALLS['POST /live']?.[0]?.(ids) ?? { path: '' }
    const live = await narrowed.data<Record<string, object>>(path, { method: 'POST', body })
    expect([live['goods'], live['coupon'], live['shop']].map((rows) => Object.keys(rows ?? {}))).toEqual([
      [ids.goods],
      [ids.coupon],
      [ids.shop],
    ])
  })

  it('the stream of presence is for its pages', async () => {
    const place = (page_id: string) => `/presence?page_id=${page_id}&tab=a&documents=${page_id}`
    expect((await narrowed.call(place(ids.page_id))).statusCode).toBe(404)
  })
})
