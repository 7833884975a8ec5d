import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CartListAnswer, CartRow } from '@schemas/generated/api'
import { fillCart } from '@tests/helpers/cart'
import { callShop, newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import * as tables from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { hashPassword } from '../../back-office/operators/passwords'
import { mergeGuestCart } from './sign-in.handler'

/** A browser that keeps its cookie. */
function browser(app: Parameters<typeof callShop>[0]) {
  let cookie = ''
  return {
    cookie: () => cookie,
    async call(path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) {
      const answer = await callShop(app, path, { method, body, headers: cookie ? { cookie } : {} })
      const given = answer.cookies.find(({ name }) => name === 'guest_cart')
      if (given) cookie = `guest_cart=${given.value}`
      return answer
    },
  }
}

describeApi('a visitor’s cart', (open) => {
  const ownerOf = async (cart_id: string) => {
    const { cart_line } = tables
    const [row] = await open().database.db.select().from(cart_line).where(eq(cart_line.cart_id, cart_id))
    if (!row) throw new Error(`Expected the line ${cart_id}`)
    return row
  }
  const idOf = (answer: Awaited<ReturnType<typeof callShop>>) => answer.json<{ data: CartRow }>().data.cart_id
  const listOf = async (visitor: ReturnType<typeof browser>) =>
    (await visitor.call('/cart/list')).json<{ data: CartListAnswer }>().data

  it('is identified by a cookie that scripts cannot read, stored as its hash, for 30 days', async () => {
    const visitor = browser(open().app)
    expect(await listOf(visitor)).toEqual({ valid_cart: [], invalid_cart: [] })
    expect(visitor.cookie()).toBe('')
    const answer = await visitor.call('/cart', 'POST', { item_id: '10101', num: 2 })
    expect(answer.cookies[0]).toMatchObject({
      name: 'guest_cart',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    })
    const row = await ownerOf(idOf(answer))
    expect(row.owner).toMatch(/^g:[0-9a-f]{64}$/)
    expect(row.owner).not.toContain(visitor.cookie().slice('guest_cart='.length))
    expect(row.expires).not.toBeNull()
    expect((await visitor.call('/cartcount')).json().data).toEqual({ cart_count: 1, item_count: 2 })
    await visitor.call('/cartupdate/num', 'PUT', { sku_id: '10101', num: 3 })
    expect((await listOf(visitor)).valid_cart[0]).toMatchObject({ total_fee: 21700 })
    expect(await listOf(browser(open().app))).toEqual({ valid_cart: [], invalid_cart: [] })
  })

  it('holds at most 50 lines; a fast purchase is for members', async () => {
    const visitor = browser(open().app)
    const first = await visitor.call('/cart', 'POST', { item_id: '10101' })
    const { owner } = await ownerOf(idOf(first))
    const items = await open()
      .database.db.select()
      .from(tables.goods_item)
      .where(eq(tables.goods_item.company_id, '1'))
      .limit(60)
    const others = items.filter(({ item_id }) => item_id !== '10101').slice(0, 49)
    await fillCart(
      open().database.db,
      'nobody',
      others.map(({ item_id }) => ({ item_id, owner })),
    )
    const full = await visitor.call('/cart', 'POST', { item_id: '81501' })
    expect([full.statusCode, full.json().msg]).toEqual([422, '购物车最多50种商品'])
    expect((await visitor.call('/cart', 'POST', { item_id: '10101', cart_type: 'fastbuy' })).statusCode).toBe(
      401,
    )
    const paid = await visitor.call('/getFreightFee', 'POST', {})
    expect(paid.statusCode).toBe(401)
  })

  it('at sign-in the larger number counts, not the sum, no more than the stock', async () => {
    const visitor = browser(open().app)
    const first = await visitor.call('/cart', 'POST', { item_id: '10101', num: 3 })
    const { store } = first.json<{ data: CartRow }>().data
    await visitor.call('/cart', 'POST', { item_id: '10201', num: 1 })
    await visitor.call('/cart', 'POST', { item_id: '80101', num: 2 })
    const member = await newMember(open().app)
    await fillCart(open().database.db, member.user_id, [
      { item_id: '10101', num: 2 },
      { item_id: '10201', num: 4 },
      { item_id: '70101', num: store + 500 },
    ])
    const { owner } = await ownerOf(idOf(first))
    const guest = { company_id: '1', owner }
    await open()
      .database.db.update(tables.cart_line)
      .set({ num: 9_999 })
      .where(eq(tables.cart_line.cart_id, idOf(await visitor.call('/cart', 'POST', { item_id: '80101' }))))
    const merge = () => inTransaction(open().database.db, (tx) => mergeGuestCart(tx, guest, member.user_id))
    await merge()
    await merge()
    const { valid_cart } = await member.data<CartListAnswer>('/cart/list')
    const lines = valid_cart.flatMap(({ list }) => list)
    expect(lines.map(({ item_id, num }) => [item_id, num]).toSorted()).toEqual([
      ['10101', 3],
      ['10201', 4],
      ['70101', store + 500],
      ['80101', lines.find(({ item_id }) => item_id === '80101')?.store],
    ])
    expect(await listOf(visitor)).toEqual({ valid_cart: [], invalid_cart: [] })
  })

  it('signing in moves the lines to the member and deletes the cookie', async () => {
    const visitor = browser(open().app)
    await visitor.call('/cart', 'POST', { item_id: '10101', num: 2 })
    const password_hash = await hashPassword('abcd1234')
    const member = await newMember(open().app, { row: { password_hash } })
    const answer = await visitor.call('/login', 'POST', { username: member.mobile, password: 'abcd1234' })
    expect(answer.statusCode).toBe(200)
    expect(visitor.cookie()).toBe('guest_cart=')
    expect(await member.data('/cartcount')).toEqual({ cart_count: 1, item_count: 2 })
  })

  it('lines that do not fit are dropped; a sold-out line is kept', async () => {
    const visitor = browser(open().app)
    const first = await visitor.call('/cart', 'POST', { item_id: '10101' })
    const { owner } = await ownerOf(idOf(first))
    await fillCart(open().database.db, 'nobody', [{ item_id: '81401', owner }])
    const member = await newMember(open().app)
    const items = await open()
      .database.db.select()
      .from(tables.goods_item)
      .where(eq(tables.goods_item.company_id, '1'))
      .limit(130)
    const others = items.filter(({ item_id }) => item_id !== '10101' && item_id !== '81401').slice(0, 119)
    await fillCart(
      open().database.db,
      member.user_id,
      others.map(({ item_id }) => ({ item_id })),
    )
    await inTransaction(open().database.db, (tx) =>
      mergeGuestCart(tx, { company_id: '1', owner }, member.user_id),
    )
    expect(await member.data('/cartcount')).toMatchObject({ cart_count: 120 })
  })

  it.each([
    ['POST', '/cart', { item_id: '10101', num: 1 }],
    ['POST', '/cart.addGift', { item_id: '10101', activity_id: '1' }],
    ['PUT', '/cartupdate/num', { sku_id: '10101', num: 2 }],
    ['PUT', '/cartupdate/checkstatus', { cart_id: '1', is_checked: false }],
    ['PUT', '/cartupdate/promotion', { cart_id: '1', activity_id: '0' }],
    ['DELETE', '/cartdel', { cart_id: '1' }],
  ] as const)(
    '%s %s is not a visitor’s where a session was sent that has ended',
    async (method, path, body) => {
      const { app, database } = open()
      const member = await newMember(app)
      await database.db.delete(tables.member_session).where(eq(tables.member_session.user_id, member.user_id))
      const sent: Record<string, string>[] = [
        { authorization: `Bearer ${member.bearer}` },
        { authorization: 'Bearer unreadable' },
        { cookie: member.cookie },
      ]
      for (const headers of sent) {
        const answer = await callShop(app, path, { method, body, headers })
        expect(answer.statusCode).toBe(401)
        expect(answer.cookies.map(({ name }) => name)).not.toContain('guest_cart')
      }
    },
  )

  it('a malformed cookie counts as no cart', async () => {
    for (const value of ['', 'x', '../../etc', 'a'.repeat(5_000)]) {
      const answer = await callShop(open().app, '/cart/list', { headers: { cookie: `guest_cart=${value}` } })
      expect([answer.statusCode, answer.json().data]).toEqual([200, { valid_cart: [], invalid_cart: [] }])
    }
  })
})
