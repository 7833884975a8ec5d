import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CartCheckAnswer, CartListAnswer, FavouriteGoods, RecordValue } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { RECEIVER } from '@tests/helpers/checkout'
import {
  CHANGES,
  fillMarkedShop,
  GOODS,
  ITEM,
  MARK,
  OF_THE_SHOP,
  READ,
  READ_BY_MEMBERS,
  SHOP,
} from '@tests/helpers/marked-shop'
import { callShop, newMember, type ShopCall, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { describeApi, type Answer } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { goodsEntries, shopEntries } from '../../ssr/search-engines/addresses-repo'
import { CLAIM_REFUSALS } from '../../marketing/member-coupons/claim'
import { conditionsOf } from '../../content/live/conditions-repo'
import { loadLive, nearbyFallback } from '../../content/live/service'
import { ERRORS } from '../../core/errors'
import { OPERATOR } from '../../platform/shop-access/repo'

describeApi('a shop for the members on its whitelist', (open) => {
  const db = () => open().database.db
  let listed: SignedInMember
  let other: SignedInMember
  const asVisitor = (path: string, options?: ShopCall) => callShop(open().app, path, options)
  const codeOf = (answer: Answer) => answer.json<{ data: { code?: number } }>().data.code
  const mine = eq(tables.shop.distributor_id, SHOP)

  beforeAll(async () => {
    listed = await newMember(open().app)
    other = await newMember(open().app)
    await fillMarkedShop(open().app, listed, other)
    const editor = await signInAs(open().app, 'editor')
    const { value, version } = await editor.data<RecordValue>(`/records/shop/${SHOP}`)
    const own = { whitelist_only: true, whitelist: [listed.mobile, '13800000000'] }
    await editor.data(`/records/shop/${SHOP}`, {
      method: 'PUT',
      body: { value: { ...(value as object), ...own }, version },
    })
  }, 30_000)

  it('the form has the switch and the numbers, which viewers see masked', async () => {
    const listOf = async (role: 'editor' | 'viewer') => {
      const operator = await signInAs(open().app, role)
      const { value } = await operator.data<RecordValue>(`/records/shop/${SHOP}`)
      return (value as { whitelist: string[] }).whitelist
    }
    expect(await listOf('editor')).toEqual(['13800000000', listed.mobile].toSorted())
    expect(await listOf('viewer')).toEqual(
      ['13800000000', listed.mobile].toSorted().map((own) => `${own.slice(0, 3)}****${own.slice(7)}`),
    )
  })

  it.each([...READ, ...READ_BY_MEMBERS])('GET %s does not show it to others', async (path) => {
    const shown = await listed.call(path)
    expect([shown.statusCode, shown.payload.includes(MARK)]).toEqual([200, true])
    const answers = [await other.call(path), ...(READ.includes(path) ? [await asVisitor(path)] : [])]
    for (const { statusCode, payload } of answers)
      expect([statusCode, payload.replaceAll(encodeURIComponent(MARK), '').includes(MARK)]).toEqual([
        200,
        false,
      ])
  })

  it.each(OF_THE_SHOP)('GET %s asks visitors to sign in and refuses other members', async (path) => {
    expect((await listed.call(path)).payload).toContain(MARK)
    expect(codeOf(await asVisitor(path))).toBe(ERRORS.unauthenticated.code)
    const refused = await other.call(path)
    expect([refused.statusCode, codeOf(refused), refused.json().data.message]).toEqual([
      403,
      ERRORS.not_whitelisted.code,
      '该店铺仅对白名单会员开放',
    ])
  })

  it('counts and suggestions leave it out', async () => {
    const suggest = `/goods/suggest?keywords=${MARK}`
    expect((await listed.call(suggest)).payload).toContain(MARK)
    for (const call of [other.call, asVisitor]) expect((await call(suggest)).payload).not.toContain(MARK)
    const counts = async (path: string) =>
      Promise.all(
        [listed.call, other.call, asVisitor].map(async (call) => (await call(path)).json().data.count),
      )
    for (const path of ['/distributor/list', '/goods/items', '/getCardList']) {
      const [whole, less, least] = await counts(path)
      expect([less, least]).toEqual([whole - (path === '/getCardList' ? 2 : 1), less])
    }
  })

  it.each(CHANGES)('POST %s %o is refused', async (path, body, status = 403) => {
    expect((await asVisitor(path, { method: 'POST', body })).statusCode).toBe(401)
    expect((await other.call(path, { method: 'POST', body })).statusCode).toBe(status)
    expect((await listed.call(path, { method: 'POST', body })).statusCode).toBe(200)
  })

  it('its coupons are claimed by listed members only, its seckill gives others no ticket', async () => {
    for (const card_id of ['w1', 'w2']) {
      expect(codeOf(await other.call(`/user/receiveCard?card_id=${card_id}`))).toBe(
        ERRORS.not_whitelisted.code,
      )
      expect((await listed.call(`/user/receiveCard?card_id=${card_id}`)).statusCode).toBe(200)
    }
    const ticket = `/promotion/seckillactivity/geticket?seckill_id=w&item_id=${ITEM}&num=1`
    expect((await other.call(ticket)).statusCode).not.toBe(200)
    expect((await listed.call(ticket)).statusCode).toBe(200)
  })

  it('goods are not shared in its name', async () => {
    expect((await listed.call(`/goods/share/items/${ITEM}`)).statusCode).toBe(404)
    const { link } = await listed.data<{ link: string }>(`/goods/share/items/10201?distributor_id=${SHOP}`)
    expect(link).not.toContain('distributor_id')
  })

  it('a line that was in a cart before cannot be bought by members who are not listed', async () => {
    const list = await other.data<CartListAnswer>('/cart/list?cart_type=cart&shop_type=distributor')
    expect(JSON.stringify(list.invalid_cart)).toContain(ERRORS.not_whitelisted.message)
    const check = { mode: 'cart', shop_type: 'distributor' }
    const { lines } = await other.data<CartCheckAnswer>('/cart/check', { method: 'POST', body: check })
    expect(lines.map(({ reason }) => reason)).toContain(ERRORS.not_whitelisted.message)
    for (const path of ['/getFreightFee', '/order_new']) {
      const refused = await other.call(path, { method: 'POST', body: RECEIVER })
      expect([refused.statusCode, codeOf(refused)]).toEqual([422, ERRORS.unbuyable.code])
    }
    expect((await listed.call('/order_new', { method: 'POST', body: RECEIVER })).statusCode).toBe(200)
  })

  it('members who are not listed cannot pick up the company’s products there', async () => {
    const pickup = { receipt_type: 'ziti', pickup_location: SHOP }
    const order = async ({ user_id, call }: SignedInMember) => {
      await db()
        .delete(tables.cart_line)
        .where(and(eq(tables.cart_line.company_id, '1'), eq(tables.cart_line.owner, `m:${user_id}`)))
      await fillCart(db(), user_id, [{ item_id: '10201' }])
      return call('/order_new', { method: 'POST', body: { ...RECEIVER, ...pickup } })
    }
    const refused = await order(other)
    expect([refused.statusCode, refused.json().msg]).toEqual([422, '请选择自提点'])
    expect((await order(listed)).statusCode).toBe(200)
  })

  it('public pages and search engines do not have it; the designer shows it', async () => {
    const ids = { goods: [GOODS, ITEM], coupon: ['w1', 'w2'], shop: [SHOP], category: [] }
    const member = ({ user_id }: SignedInMember) => ({
      user_id,
      grade_id: '1',
      vip_grade_id: null,
      staff: false,
    })
    const liveFor = async (looker: Parameters<typeof loadLive>[3]) => {
      const { goods, coupon, shop } = await loadLive(db(), '1', ids, looker)
      return [goods, coupon, shop].map((rows) => Object.keys(rows).length)
    }
    expect(await liveFor(null)).toEqual([0, 0, 0])
    expect(await liveFor(member(other))).toEqual([0, 0, 0])
    expect(await liveFor(member(listed))).toEqual([2, 2, 1])
    expect(await liveFor(OPERATOR)).toEqual([2, 2, 1])
    const forAll = [
      await nearbyFallback(db(), '1'),
      await shopEntries(db(), '1'),
      await goodsEntries(db(), '1', 1),
    ]
    expect(JSON.stringify(forAll)).not.toMatch(`${MARK}|distributor_id=${SHOP}"|/items/${GOODS}"`)
  })

  it('a member who changes to a listed number is let in, one who leaves the list is not', async () => {
    const path = `/distributor/${SHOP}`
    const guest = await newMember(open().app, { row: { mobile: '13800000000' } })
    expect((await guest.call(path)).statusCode).toBe(200)
    await db()
      .delete(tables.shop_whitelist)
      .where(and(eq(tables.shop_whitelist.company_id, '1'), eq(tables.shop_whitelist.mobile, '13800000000')))
    expect((await guest.call(path)).statusCode).toBe(403)
  })

  describe('closed for business, without a whitelist', () => {
    beforeAll(async () => {
      await db()
        .update(tables.shop)
        .set({ is_valid: false, whitelist_only: false })
        .where(and(eq(tables.shop.company_id, '1'), mine))
    })

    /** Reviews are read on the page of a good, which is shown as off the shelf; a favourite shop is shown as closed. */
    const SHOWN_AS_CLOSED = [`/order/rate/list?item_id=${ITEM}`, '/member/collect/distribution']

    it.each([...READ, ...READ_BY_MEMBERS].filter((path) => !SHOWN_AS_CLOSED.includes(path)))(
      'GET %s leaves out its goods and coupons',
      async (path) => {
        for (const answer of [
          await other.call(path),
          ...(READ.includes(path) ? [await asVisitor(path)] : []),
        ])
          expect([
            answer.statusCode,
            answer.payload.replaceAll(encodeURIComponent(MARK), '').includes(MARK),
          ]).toEqual([200, false])
      },
    )

    it('suggestions, drawn pages, the designer and search engines leave it out', async () => {
      expect((await asVisitor(`/goods/suggest?keywords=${MARK}`)).payload).not.toContain(MARK)
      const ids = { goods: [GOODS, ITEM], coupon: ['w1', 'w2'], shop: [SHOP], category: [] }
      for (const looker of [null, OPERATOR] as const) {
        const { goods, coupon, shop } = await loadLive(db(), '1', ids, looker)
        expect([goods, coupon, shop]).toEqual([{}, {}, {}])
      }
      const forAll = [await shopEntries(db(), '1'), await goodsEntries(db(), '1', 1)]
      expect(JSON.stringify(forAll)).not.toMatch(`distributor_id=${SHOP}"|/items/${GOODS}"`)
      const editor = await signInAs(open().app, 'editor')
      expect((await editor.call(`/pickers/goods?keyword=${MARK}`)).payload).not.toContain(MARK)
      const named = [
        { entity: 'goods' as const, id: GOODS },
        { entity: 'coupon' as const, id: 'w1' },
      ]
      const { goods, coupon } = await conditionsOf(db(), '1', named, { shops: [], pages: [] })
      expect([goods.get(GOODS)?.reason, coupon.get('w1')?.reason]).toEqual(['off_shelf', 'disabled'])
    })

    it('product page and favourites show it as off the shelf', async () => {
      const good = await asVisitor(`/goods/items/${ITEM}`)
      expect(good.json().data).toMatchObject({ approve_status: 'instock', distributor_info: {} })
      expect(good.json().data.spec_items[0].approve_status).toBe('instock')
      const { list } = await listed.data<{ list: FavouriteGoods[] }>('/member/collect/item?pageSize=50')
      expect(list.find(({ goods_id }) => goods_id === GOODS)?.approve_status).toBe('instock')
    })

    it('its goods are not sold, its coupons not claimed', async () => {
      for (const cart_type of ['cart', 'fastbuy']) {
        const body = { item_id: ITEM, distributor_id: SHOP, cart_type }
        expect((await listed.call('/cart', { method: 'POST', body })).statusCode).toBe(422)
      }
      const ticket = `/promotion/seckillactivity/geticket?seckill_id=w&item_id=${ITEM}&num=1`
      expect((await listed.call(ticket)).statusCode).not.toBe(200)
      const guest = await newMember(open().app)
      expect((await guest.call('/user/receiveCard?card_id=w1')).json().data.message).toBe(
        CLAIM_REFUSALS.paused,
      )
    })
  })
})
