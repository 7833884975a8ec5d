import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  CollectItemListAnswer,
  CollectShopListAnswer,
  FavouriteGoods,
  FavouriteShop,
} from '@schemas/generated/api'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { sellOut } from '@tests/helpers/stock'
import * as tables from '../../db/schema'
import { hean } from '../../demo/hean'

describeApi('favourites', (open) => {
  const member = (company_id = '1') => newMember(open().app, { company_id })
  const collect = (who: SignedInMember, path: string, body: object = {}) =>
    who.data<FavouriteGoods>(`/member/collect/item/${path}`, { method: 'POST', body })
  const goods = async (who: SignedInMember, query = '') =>
    (await who.data<CollectItemListAnswer>(`/member/collect/item${query}`)).list
  const idsOf = async (who: SignedInMember) => (await goods(who)).map(({ goods_id }) => goods_id)
  const drop = (who: SignedInMember, body: object, kind = 'item') =>
    who.call(`/member/collect/${kind}`, { method: 'DELETE', body })

  it('a favourite is the product, whichever of its items was viewed', async () => {
    const me = await member()
    const first = await collect(me, '10102')
    expect(first).toMatchObject({ goods_id: '101', item_id: '10101', item_type: 'normal' })
    expect(await collect(me, '101')).toEqual(first)
    expect(await idsOf(me)).toEqual(['101'])
    for (const item_id of ['101', '10101', '10103'])
      expect(await me.data(`/member/collect/item/check?item_id=${item_id}`)).toEqual({ is_fav: true })
    expect(await me.data('/member/collect/item/check?item_id=102')).toEqual({ is_fav: false })
  })

  it('the segment is the shop when the body has item_id, else the item', async () => {
    const me = await member()
    await collect(me, '1', { item_id: '103' })
    await collect(me, '104')
    expect(await idsOf(me)).toEqual(['104', '103'])
  })

  it('member/collect/item/{distributor_id?}: the segment is optional, the shop may be in the body', async () => {
    const me = await member()
    await me.data('/member/collect/item', { method: 'POST', body: { item_id: '10201' } })
    await collect(me, '1', { item_id: '103', distributor_id: '1' })
    expect(await idsOf(me)).toEqual(['103', '102'])
    // a client that writes an empty shop into the address
    await collect(me, '', { item_id: '104' })
    expect(await idsOf(me)).toEqual(['104', '103', '102'])
    expect((await me.call('/member/collect/item/', { method: 'POST', body: {} })).statusCode).toBe(404)
    const nothing = await me.call('/member/collect/item', { method: 'POST', body: {} })
    expect([nothing.statusCode, Object.keys(nothing.json().data.errors)]).toEqual([422, ['item_id']])
  })

  it('member.favorite.shop.add takes the parameters of earlier clients', async () => {
    const add = (body: object) => me.call('/member.favorite.shop.add', { method: 'POST', body })
    const me = await member()
    await add({ shop_id: '1' })
    await add({ distributor_id: '2' })
    const { list } = await me.data<CollectShopListAnswer>('/member/collect/distribution')
    expect(list.map(({ distributor_id }) => distributor_id)).toEqual(['2', '1'])
    expect((await add({})).statusCode).toBe(422)
  })

  it('rows have the present price, stock and status', async () => {
    const me = await member()
    const { db } = open().database
    const source = hean.goods.find(({ id }) => id === '105')
    await collect(me, '105')
    expect(await goods(me)).toMatchObject([
      { item_name: source?.name, price: source?.price, item_price: source?.price, approve_status: 'onsale' },
    ])
    await sellOut(db, '105')
    await db
      .update(tables.goods)
      .set({ approve_status: 'instock' })
      .where(and(eq(tables.goods.company_id, '1'), eq(tables.goods.goods_id, '105')))
    expect(await goods(me)).toMatchObject([{ store: 0, approve_status: 'instock' }])
  })

  it('pages, the latest favourites first, by kind of product', async () => {
    const me = await member()
    for (const id of ['101', '102', '103']) await collect(me, id)
    await collect(me, '104', { item_type: 'pointsmall' })
    expect((await goods(me, '?page=2&pageSize=2')).map(({ goods_id }) => goods_id)).toEqual(['102', '101'])
    expect((await goods(me, '?item_type=pointsmall')).map(({ goods_id }) => goods_id)).toEqual(['104'])
  })

  it('some or all are removed; all only if the call says so', async () => {
    const me = await member()
    for (const id of ['101', '102', '103', '104']) await collect(me, id)
    expect((await drop(me, { item_ids: ['10102', '102'] })).statusCode).toBe(200)
    expect(await idsOf(me)).toEqual(['104', '103'])
    const refused = await drop(me, {})
    expect([refused.statusCode, refused.json().msg]).toEqual([422, '请选择要删除的内容'])
    expect((await drop(me, { item_ids: [] })).statusCode).toBe(422)
    await me.data('/member/collect/item?is_empty=true', { method: 'DELETE' })
    expect(await idsOf(me)).toEqual([])
  })

  it('an unknown product cannot be collected', async () => {
    const me = await member()
    for (const path of ['item/99999', 'distribution/99'])
      expect((await me.call(`/member/collect/${path}`, { method: 'POST', body: {} })).statusCode).toBe(404)
  })

  it('shops are collected, checked, listed and removed', async () => {
    const me = await member()
    const shop = await me.data<FavouriteShop>('/member/collect/distribution/1', { method: 'POST' })
    expect(shop).toMatchObject({ distributor_id: '1', name: hean.shops[0]?.name, is_valid: true })
    await me.data('/member/collect/distribution/2', { method: 'POST' })
    const check = (id: string) => me.data(`/member/collect/distribution/check?distributor_id=${id}`)
    expect([await check('1'), await check('3')]).toEqual([{ is_fav: true }, { is_fav: false }])
    const list = () => me.data<CollectShopListAnswer>('/member/collect/distribution')
    expect((await list()).list.map(({ distributor_id }) => distributor_id)).toEqual(['2', '1'])
    await me.data('/member/collect/distribution?distributor_id=2', { method: 'DELETE' })
    expect((await list()).list).toEqual([shop])
    expect((await drop(me, {}, 'distribution')).statusCode).toBe(422)
    expect((await drop(me, { is_empty: true }, 'distribution')).statusCode).toBe(200)
    expect((await list()).count).toBe(0)
  })

  it('the last page of a long list is read from its end, in the same order', async () => {
    const me = await member()
    for (const id of ['1', '2', '3', '4', '5'])
      await me.data(`/member/collect/distribution/${id}`, { method: 'POST' })
    const page = async (number: number) => {
      const { list } = await me.data<CollectShopListAnswer>(
        `/member/collect/distribution?page=${number}&pageSize=2`,
      )
      return list.map(({ distributor_id }) => distributor_id)
    }
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
      // past the end is the last page
      ['1'],
    ])
  })

  it('an expired lucky bag is marked in the favourites of an employee', async () => {
    const me = await newMember(open().app, { staff: true })
    const { rows } = await open().database.pool.query<{ item_id: string }>(
      `select item_id from staff_activity_item where company_id = '1' and activity_id = 'lucky' order by invalid`,
    )
    for (const { item_id } of rows) await collect(me, item_id)
    const shown = (await goods(me)).map(({ valid_lucky, approve_status }) => [approve_status, valid_lucky])
    expect(shown).toEqual([
      ['onsale', 1],
      ['onsale', undefined],
      ['onsale', undefined],
    ])
  })

  it('each member has favourites of their own, in one company', async () => {
    const [me, other, elsewhere] = [await member(), await member(), await member('2')]
    await collect(me, '101')
    await collect(elsewhere, '101')
    await drop(other, { is_empty: true })
    await drop(elsewhere, { is_empty: true })
    expect([await idsOf(me), await idsOf(other)]).toEqual([['101'], []])
  })

  it('member.favorite.* are the same calls', async () => {
    const me = await member()
    await me.data('/member.favorite.item.add?item_id=10102')
    await me.data('/item.fav', { method: 'POST', body: { item_id: '102' } })
    await me.data('/member.favorite.shop.add', { method: 'POST', body: { id: '2' } })
    expect(await idsOf(me)).toEqual(['102', '101'])
    await me.data('/member.favorite.item.remove', { method: 'POST', body: { item_id: ['101', '102'] } })
    expect(await idsOf(me)).toEqual([])
    expect((await me.data<CollectShopListAnswer>('/member/collect/distribution')).count).toBe(1)
  })
})
